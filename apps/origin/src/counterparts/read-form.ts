import type { IncomingMessage } from 'node:http';

/** A page's form is small; what is not is no form of ours. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 16_384) throw new Error('The form is too large.');
  }
  return new URLSearchParams(text);
}
