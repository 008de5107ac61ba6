import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isLocalAddress } from '../kernel/local-address';
import { counterpartPassword } from './openid-provider';
import { escaped, page } from './page';
import { readForm } from './read-form';

export interface OpinPartnerOptions {
  /** Its address, which is the issuer of its tokens. */
  issuer: string;
  name: string;
  client: { id: string; secret: string };
}

/** The life of a token. */
const tokenLife = '2m';

/**
 * The entitlements that every viewer has who signs in here, and those that subscribers of the
 * network have as well.
 */
const OPEN = { everybody: ['trail-news'], subscriber: ['arena-pass', 'trail-news'] };

/** The beginning of the addresses of viewers who have a subscription. */
const subscriber = /^pass\b/;

/**
 * A partner network's own site: a page that asks viewers who they are and sends them back with a
 * signed token behind the #, its public keys, and, for clients with a secret, the viewers'
 * entitlements.
 */
export async function createOpinPartner({
  issuer,
  name,
  client,
}: OpinPartnerOptions): Promise<RequestListener> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const open = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(open);

  const tokenFor = (email: string, state: string) =>
    new SignJWT({ state, email, email_verified: true })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(client.id)
      .setSubject(subjectOf(email))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(tokenLife)
      .sign(privateKey);

  async function signIn(url: URL, request: IncomingMessage, response: ServerResponse) {
    const { clientName, redirectUri, state } = Object.fromEntries(url.searchParams);
    if (clientName !== client.id || !state || !redirectUri || !isLocalAddress(redirectUri)) {
      return send(
        response,
        400,
        page(
          name,
          '<p role="alert">This sign-in link is not valid. Go back to the site and try again.</p>',
        ),
      );
    }
    const back = (answer: Record<string, string>) => {
      const address = new URL(redirectUri);
      address.hash = new URLSearchParams({ ...answer, state }).toString();
      response.writeHead(303, { location: address.href, 'cache-control': 'no-store' });
      response.end();
    };
    const form = request.method === 'POST' ? await readForm(request) : undefined;
    if (form?.get('action') === 'deny') return back({ error: 'access_denied' });
    const email = form?.get('email')?.trim().toLowerCase() ?? '';
    if (email.includes('@') && form?.get('password') === counterpartPassword) {
      return back({ opinAuthToken: await tokenFor(email, state) });
    }
    send(response, form ? 401 : 200, page(name, question(clientName, email, form !== undefined)));
  }

  function entitlements(url: URL, request: IncomingMessage, response: ServerResponse) {
    const expected = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    if (!sameText(request.headers.authorization ?? '', expected)) return send(response, 401, '');
    const email = accountOf(url.searchParams.get('subject') ?? '');
    const list = subscriber.test(email) ? OPEN.subscriber : OPEN.everybody;
    send(response, 200, JSON.stringify({ entitlements: list }), 'application/json');
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/sign-in') return signIn(url, request, response);
    if (url.pathname === '/entitlements') return entitlements(url, request, response);
    if (url.pathname === '/keys') {
      const keys = [{ ...open, kid, alg: 'ES256', use: 'sig' }];
      return send(response, 200, JSON.stringify({ keys }), 'application/json');
    }
    send(response, 404, page(name, '<p>Page not found.</p>'));
  }

  return (request, response) => {
    answer(request, response).catch((error: Error) =>
      send(response, 400, page(name, `<p role="alert">${escaped(error.message)}</p>`)),
    );
  };
}

/** A subject is an opaque name, not an address. */
const subjectOf = (email: string) => Buffer.from(email).toString('base64url');
const accountOf = (subject: string) => Buffer.from(subject, 'base64url').toString();

function send(response: ServerResponse, status: number, body: string, type = 'text/html'): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}

const question = (clientName: string, email: string, wrong: boolean) =>
  `<p>Sign in with your network account to continue to ${escaped(clientName)}.</p>
${wrong ? '<p role="alert">The email or password is incorrect.</p>' : ''}
<form method="post"><label>Email <input type="email" name="email" value="${escaped(email)}" autocomplete="username" required></label>
<label>Password <input type="password" name="password" autocomplete="current-password"></label>
<button name="action" value="login">Sign in</button><button name="action" value="deny" formnovalidate>Cancel</button></form>`;

/** Compares in a time that does not depend on where two texts differ. */
function sameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
