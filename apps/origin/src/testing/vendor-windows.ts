import { localFetch } from '../counterparts/local-fetch';

/** The site whose pages run the vendors' scripts. */
export const page = 'http://apex.localhost:4300';

/** Says something in a vendor's window, and answers with what the window tells the page that opened it. */
export async function sayInWindow(
  address: string,
  form: Record<string, string>,
): Promise<{ message: Record<string, unknown>; to: string }> {
  const answer = await localFetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const text = await answer.text();
  const [, message, to] = /postMessage\((.*), (".*?")\);close\(\)/.exec(text) ?? [];
  if (!message || !to) throw new Error(`The window sent no message: ${text}`);
  return { message: JSON.parse(message), to: JSON.parse(to) };
}

export const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`;
