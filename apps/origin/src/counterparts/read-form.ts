import type { IncomingMessage } from 'node:http';

/** Reads a form. Throws for more than 16,384 characters: no page of ours has such a form. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 16_384) throw new Error('The form is too large.');
  }
  return new URLSearchParams(text);
}
