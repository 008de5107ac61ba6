import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isLocalAddress } from '../kernel/local-address';
import { escaped, page } from './page';
import { readForm } from './read-form';
import { subjectOf } from './vendors/signing';

interface Options {
  name: string;
  client: { id: string; secret: string };
}

/** The life of a partner's code, which works once. */
const life = 60_000;

/**
 * A company that sells licences on its own pages: a customer signs in, and goes back to the site
 * with a code by which the site's origin learns who they are.
 */
export function createLicencePartner({ name, client }: Options): RequestListener {
  const codes = new Map<string, { email: string; until: number }>();
  const expected = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;

  function offer(response: ServerResponse, query: URLSearchParams): void {
    const form = `<p>Your plan includes this service.</p><form method="post"><input type="hidden" name="back" value="${escaped(query.get('back') ?? '')}"><label>Email <input name="email" type="email" required></label><button>Continue</button></form>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(name, form));
  }

  function sendBack(response: ServerResponse, form: URLSearchParams): void {
    const back = form.get('back') ?? '';
    if (!isLocalAddress(back)) {
      response.writeHead(400).end();
      return;
    }
    const code = randomBytes(24).toString('base64url');
    codes.set(code, { email: form.get('email') ?? '', until: Date.now() + life });
    const address = new URL(back);
    address.searchParams.set('code', code);
    response.writeHead(303, { location: address.href }).end();
  }

  function tell(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): void {
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const status =
      request.headers.authorization !== expected
        ? 401
        : known && known.until > Date.now()
          ? 200
          : 400;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        status === 200 && known
          ? // No customer has proved here that an address is theirs.
            { customer: subjectOf(name, known.email), email: known.email, email_verified: false }
          : { error: 'refused' },
      ),
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://partner.localhost');
    if (request.method === 'GET' && pathname === '/offer') return offer(response, searchParams);
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const form = await readForm(request);
    if (pathname === '/offer') sendBack(response, form);
    else if (pathname === '/customer') tell(request, response, form);
    else response.writeHead(404).end();
  }

  return (request, response) => {
    answer(request, response).catch((error: Error) => {
      response.writeHead(400, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page(name, `<p role="alert">${escaped(error.message)}</p>`));
    });
  };
}
