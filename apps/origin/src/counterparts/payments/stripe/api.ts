import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Controls } from '../control';
import { readObject, readText, sendJson } from '../http';
import type { CompanySettings } from '../protocol';
import type { Books } from './books';
import { type Asked, createCalls } from './calls';
import { readForm } from './form';
import type { Intents } from './intents';
import { invalid, StripeRefusal } from './refusal';

interface StripeApiParts {
  settings: CompanySettings;
  books: Books;
  intents: Intents;
  controls: Controls;
}

interface Answer {
  status: number;
  body: unknown;
  replayed?: boolean;
}

/**
 * The stand-in for `https://api.stripe.com`: form-encoded bodies, the merchant's key as bearer, errors in Stripe's envelope, and
 * `Idempotency-Key` as docs.stripe.com/api/idempotent_requests has it. `PUT /dashboard/webhook` sets the address that events go to, as a
 * merchant does in the dashboard.
 */
export function createStripeApi({ settings, books, intents, controls }: StripeApiParts) {
  const call = createCalls(books, intents);

  /** Whose key it is. @throws {StripeRefusal} */
  function isPage(request: IncomingMessage, key: string | undefined): boolean {
    const { authorization = '' } = request.headers;
    if (authorization === `Bearer ${settings.secretKey}`) return false;
    if (authorization === '' && key?.startsWith('pk_')) return true;
    throw invalid(
      authorization === '' ? 'You did not provide an API key.' : 'Invalid API Key provided.',
      {},
      401,
    );
  }

  /** Acts, and fails before it can say so, as a program whose computer dies. */
  function fail(asked: Asked): Answer {
    run(asked);
    return { status: 500, body: { error: { type: 'api_error', message: 'Told to fail.' } } };
  }

  /** Runs a call. What the issuer refuses is an answer like any other; a request that does not fit is none. */
  function run(asked: Asked): Answer {
    try {
      return { status: 200, body: call(asked) };
    } catch (error) {
      if (error instanceof StripeRefusal && error.body.type === 'card_error')
        return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  /** The first answer for a key, again and again, an error of its own included; another request with it is refused. */
  function once(asked: Asked, key: string | undefined, text: string, act = run): Answer {
    if (key === undefined || asked.method !== 'POST') return act(asked);
    if (key.length > 255) throw invalid('Idempotency keys are up to 255 characters long.');
    const request = createHash('sha256')
      .update(`${asked.method} ${asked.path.join('/')} ${text}`)
      .digest('hex');
    const before = books.answer(key);
    if (before && before.request !== request)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (before) return { ...before, replayed: true };
    const answer = act(asked);
    books.keepAnswer({ key, request, ...answer });
    return answer;
  }

  function send(response: ServerResponse, { status, body, replayed }: Answer): void {
    if (replayed) response.setHeader('idempotent-replayed', 'true');
    // Pages ask with their publishable key.
    response.setHeader('access-control-allow-origin', '*');
    sendJson(response, body, status);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { method = 'GET' } = request;
    const text = method === 'POST' ? await readText(request) : url.search.slice(1);
    const { key, ...form } = readForm(text);
    const path = url.pathname.slice('/v1/'.length).split('/');
    const byPage = isPage(request, typeof key === 'string' ? key : undefined);
    if (key !== undefined && !byPage) throw invalid('Received unknown parameter: key');
    const asked: Asked = { method, path, form, byPage };
    const fault = byPage || path[2] !== 'confirm' ? undefined : faultOf(path[1]);
    if (fault?.charge === 'cut-before') return void response.destroy();
    const idempotencyKey = request.headers['idempotency-key'];
    const act = fault?.charge === 'error' ? fail : run;
    const answered = once(asked, byPage ? undefined : firstOf(idempotencyKey), text, act);
    if (fault?.charge === 'late') await wait(fault.latency ?? 0, undefined, { ref: false });
    if (fault?.charge === 'cut-after') return void response.destroy();
    send(response, answered);
  }

  /** What the customer's confirmation is to meet. */
  const faultOf = (id = '') => {
    const customer = intents.find(id)?.customer;
    return customer ? controls.takeChargeFault(books.viewerOf(customer)) : undefined;
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<true | undefined> => {
    if (request.method === 'PUT' && url.pathname === '/dashboard/webhook') {
      const { address } = await readObject(request);
      books.setEndpoint(String(address));
      sendJson(response, {});
      return true;
    }
    if (!url.pathname.startsWith('/v1/')) return undefined;
    await answer(request, response, url).catch((error: unknown) => {
      if (!(error instanceof StripeRefusal)) throw error;
      send(response, { status: error.status, body: { error: error.body } });
    });
    return true;
  };
}

const firstOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header;
