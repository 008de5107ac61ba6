import { malformed, OriginError } from './origin-error';
import { isObject, type JsonObject } from './shape';

export interface TransportOptions {
  /** The origin's address, such as `https://origin.example`. */
  address: string;
  /** The realm's public key; it tells the origin which realm is meant. */
  publicKey: string;
  /** BCP 47; the language texts are wanted in. */
  language?: string;
  deviceId?: string;
  /** The value of the `ads` header, given by the app. */
  ads?: string;
  fetch?: typeof fetch;
  /** For a whole call with its retries. Default 10 s. */
  timeoutMs?: number;
  /** Default: a timer. */
  wait?: (ms: number) => Promise<void>;
}

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** From the address on: `/api/v2/login`. */
  path: string;
  body?: unknown;
  /** The body as JSON, where it is that already; in place of `body`. */
  json?: string;
  bearer?: string | null;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Whether a repeat does no harm: only then is a call retried. Default: GET. */
  safe?: boolean;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** An agent who acts as the viewer has been asked, and means it. */
  agentConfirmed?: true;
  /** Part of settling what other calls wait for: see `CallOptions`. */
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

/** The one way to the origin, for REST and GraphQL: headers, timeout, retry, and errors as `OriginError`. */
export function createTransport(options: TransportOptions): Transport {
  const { wait = timer } = options;
  return (request) => {
    const { method, safe = method === 'GET' } = request;
    const { signal, within, done } = deadline(
      request.signal,
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
  // Looked up at call time, so that a page's own wrapping of fetch (and a test's) is honoured.
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
      // Bearer and key say everything; a cookie of the origin's host has no say.
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

/** Spec 1 §7. */
function headersOf(options: TransportOptions, { bearer, agentConfirmed }: TransportRequest) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-api-key': options.publicKey,
  };
  if (options.language) headers['accept-language'] = options.language;
  if (options.ads) headers.ads = options.ads;
  if (options.deviceId) headers['device-id'] = options.deviceId;
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  if (agentConfirmed) headers['agent-confirmed'] = 'true';
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
  });
}

/** What a refusal says; nothing where it is none of the origin's own, as a gateway's page is. */
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

/** Whether the same call may well pass in a moment. */
function mayPass({ kind, status, retryAfterSeconds }: OriginError): boolean {
  if (kind === 'offline') return true;
  if ((retryAfterSeconds ?? 0) > longestRetryAfterSeconds) return false;
  return status === 429 ? retryAfterSeconds !== undefined : status >= 502 && status <= 504;
}

/** Doubling, and never the same for two callers, so that a recovering origin is not met by all at once. */
const pause = (tries: number, retryAfterSeconds = 0) =>
  Math.max(retryAfterSeconds * 1000, 0) + 200 * 2 ** tries * (0.5 + Math.random());

const timer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One end for a call with all its retries: the caller's abort or the timeout, whichever comes first. */
function deadline(outer: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const end = (error: OriginError) => controller.abort(error);
  const abort = () => end(new OriginError('aborted', { code: 'ABORTED', cause: outer?.reason }));
  const late = setTimeout(() => end(new OriginError('timeout', { code: 'TIMEOUT' })), timeoutMs);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    within: <T>(work: Promise<T>): Promise<T> => abortable(work, controller.signal),
    done() {
      clearTimeout(late);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/** The work's result, or the signal's reason as soon as it fires; the work itself may go on. */
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
