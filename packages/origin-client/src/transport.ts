import { malformed, OriginError } from './origin-error';
import { isObject, type JsonObject } from './shape';

export interface TransportOptions {
  /** The origin's address, such as `https://origin.example`. */
  address: string;
  /** The realm's public key, by which the origin knows the realm. */
  publicKey: string;
  /** The language of the texts to ask for, in BCP 47. */
  language?: string;
  deviceId?: string;
  /** The value of the `ads` header, given by the app. */
  ads?: string;
  fetch?: typeof fetch;
  /** The time of a whole call with its retries. Default 10 s. */
  timeoutMs?: number;
  /** Waits before a retry. Default: a timer. */
  wait?: (ms: number) => Promise<void>;
}

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** The path behind the address: `/api/v2/login`. */
  path: string;
  body?: unknown;
  /** A body that is JSON already; in place of `body`. */
  json?: string;
  bearer?: string | null;
  signal?: AbortSignal;
  /** Ends a call that only reads, as `signal` does; what changes something is carried out. */
  ending?: AbortSignal;
  timeoutMs?: number;
  /** Repeating the call does no harm: only then is it retried. Default: true for GET, and with an `idempotencyKey`. */
  safe?: boolean;
  /** Names one attempt: however often it is sent, the origin acts once and gives the same answer. */
  idempotencyKey?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** The agent who acts as the viewer has confirmed the call. */
  agentConfirmed?: true;
  /** The call is part of accepting open terms: see `CallOptions`. */
  settles?: true;
}

export interface Answer {
  status: number;
  /** The body as it came; empty for an answer without one. */
  text: string;
  requestId?: string;
}

export type Transport = (request: TransportRequest) => Promise<Answer>;

const retries = 2;
const longestRetryAfterSeconds = 3;

/** Makes the transport of REST and GraphQL: headers, timeout, retries, errors as `OriginError`. */
export function createTransport(options: TransportOptions): Transport {
  const { wait = timer } = options;
  return (request) => {
    const { method, idempotencyKey, safe = method === 'GET' || Boolean(idempotencyKey) } = request;
    const isRead = safe && !idempotencyKey;
    const { signal, within, done } = deadline(
      [request.signal, isRead ? request.ending : undefined],
      request.timeoutMs ?? options.timeoutMs ?? 10_000,
    );
    const attempt = async (left: number): Promise<Answer> => {
      try {
        return await within(once(options, request, signal));
      } catch (error) {
        if (left === 0 || !safe || !(error instanceof OriginError) || !mayPass(error)) throw error;
        await within(wait(pause(retries - left, error.retryAfterSeconds)));
        return attempt(left - 1);
      }
    };
    return attempt(retries).finally(done);
  };
}

async function once(
  options: TransportOptions,
  request: TransportRequest,
  signal: AbortSignal,
): Promise<Answer> {
  // Looked up at call time, so that a wrapper that a page (or a test) puts around fetch is used.
  const { fetch: send = globalThis.fetch } = options;
  const { method, body = method === 'POST' || method === 'PUT' ? {} : undefined } = request;
  const json = request.json ?? (body === undefined ? undefined : JSON.stringify(body));
  let response: Response;
  let text: string;
  try {
    response = await send(options.address.replace(/\/+$/, '') + request.path, {
      method,
      headers: headersOf(options, request),
      signal,
      // Bearer and key identify the caller; cookies of the origin's host are not sent.
      credentials: 'omit',
      body: json,
      ...(request.keepalive === true ? { keepalive: true } : {}),
    });
    text = await response.text();
  } catch (cause) {
    throw new OriginError('offline', { code: 'OFFLINE', cause });
  }
  return read(response, text);
}

/** The headers of a request (spec 1 §7). */
function headersOf(
  options: TransportOptions,
  { bearer, agentConfirmed, idempotencyKey }: TransportRequest,
) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-api-key': options.publicKey,
  };
  if (options.language) headers['accept-language'] = options.language;
  if (options.ads) headers.ads = options.ads;
  if (options.deviceId) headers['device-id'] = options.deviceId;
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (agentConfirmed) headers['agent-confirmed'] = 'true';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

function read(response: Response, text: string): Answer {
  const { status } = response;
  const headerId = response.headers.get('x-request-id') ?? undefined;
  if (response.ok) return { status, text, requestId: headerId };
  const told = errorIn(text);
  const code = typeof told.code === 'string' ? told.code : `HTTP_${status}`;
  throw new OriginError(kindOf(status, code), {
    status,
    code,
    messages: Array.isArray(told.messages)
      ? told.messages.filter((message): message is string => typeof message === 'string')
      : [],
    requestId: headerId ?? (typeof told.requestId === 'string' ? told.requestId : undefined),
    retryAfterSeconds: retryAfter(response.headers.get('retry-after')),
    details: isObject(told.details) ? told.details : undefined,
  });
}

/** The fields of a refusal; none where the body is not the origin's, such as a gateway's page. */
function errorIn(text: string): JsonObject {
  try {
    const told: unknown = JSON.parse(text);
    return isObject(told) ? told : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/**
 * The JSON of an answer; `undefined` for one without a body.
 * @throws {OriginError} `malformed`
 */
export function jsonOf({ status, text, requestId }: Answer): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed(status, requestId, cause);
  }
}

// The wrapper codes of spec 1 §8.
const kindOf = (status: number, code: string) =>
  code === 'OUTSIDE_REGION'
    ? 'outsideRegion'
    : status === 428 || status === 424
      ? 'settle'
      : 'http';

function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** True when the same call is likely to succeed in a moment. */
function mayPass({ kind, status, retryAfterSeconds }: OriginError): boolean {
  if (kind === 'offline') return true;
  if ((retryAfterSeconds ?? 0) > longestRetryAfterSeconds) return false;
  return status === 429 ? retryAfterSeconds !== undefined : status >= 502 && status <= 504;
}

/** The pause before a retry: it doubles, and differs by caller, to spread the load on the origin. */
const pause = (tries: number, retryAfterSeconds = 0) =>
  Math.max(retryAfterSeconds * 1000, 0) + 200 * 2 ** tries * (0.5 + Math.random());

const timer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Ends a call with all its retries: at the caller's abort or the timeout, whichever is first. */
function deadline(outer: readonly (AbortSignal | undefined)[], timeoutMs: number) {
  const controller = new AbortController();
  const end = (error: OriginError) => controller.abort(error);
  const abort = () => {
    const cause: unknown = outer.find((signal) => signal?.aborted)?.reason;
    end(new OriginError('aborted', { code: 'ABORTED', cause }));
  };
  const late = setTimeout(() => end(new OriginError('timeout', { code: 'TIMEOUT' })), timeoutMs);
  if (outer.some((signal) => signal?.aborted)) abort();
  for (const signal of outer) signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    within: <T>(work: Promise<T>): Promise<T> => abortable(work, controller.signal),
    done() {
      clearTimeout(late);
      for (const signal of outer) signal?.removeEventListener('abort', abort);
    },
  };
}

/** Settles as `work` does, or rejects with the signal's reason when it fires; `work` may go on. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
    work
      .then(resolve, (error) => reject(signal.aborted ? signal.reason : error))
      .finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
  });
}
