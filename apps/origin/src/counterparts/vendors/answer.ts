import type { RequestListener } from 'node:http';
import { escaped, page } from '../page';
import { readForm } from '../read-form';

/** A request to a stand-in. */
export interface Asked {
  method: string;
  /** Below the stand-in's own address, with its first slash. */
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  authorisation: string;
}

export interface Answered {
  status?: number;
  type?: 'text/html' | 'text/css' | 'text/javascript' | 'application/json';
  body: string;
}

/** Answers a request; undefined for an address that it does not have. */
export type Answers = (asked: Asked) => Promise<Answered | undefined> | Answered | undefined;

export const json = (value: unknown, status = 200): Answered => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A page in the vendor's own window. */
export const windowPage = (title: string, body: string, status = 200): Answered => ({
  status,
  type: 'text/html',
  body: page(title, body),
});

/** Tells the page that opened this window the result, and closes the window. */
export function tellOpener(title: string, message: unknown, origin: string): Answered {
  const said = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return windowPage(
    title,
    `<p>You can close this window.</p><script>opener?.postMessage(${said(message)}, ${said(origin)});close();</script>`,
  );
}

export function listenerOf(answers: Answers): RequestListener {
  return (request, response) => {
    const answer = async (): Promise<Answered> => {
      // In here, because not every address that a server is asked for is one.
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor.localhost');
      const form = request.method === 'POST' ? await readForm(request) : new URLSearchParams();
      const given = await answers({
        method: request.method ?? 'GET',
        path: pathname,
        query: searchParams,
        form,
        authorisation: request.headers.authorization ?? '',
      });
      return given ?? windowPage('Not found', '<p>Page not found.</p>', 404);
    };
    answer()
      .catch((error: Error) =>
        windowPage('Something went wrong', `<p>${escaped(error.message)}</p>`, 500),
      )
      .then(({ status = 200, type = 'text/html', body }) => {
        response.writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          // As vendors do: scripts and answers may be had from any page.
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
        });
        response.end(body);
      });
  };
}
