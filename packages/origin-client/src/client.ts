import type { CallMetadata, CallOptions, MakeCall } from './call';
import { malformed, OriginError } from './origin-error';
import { hasShape } from './shape';
import {
  abortable,
  createTransport,
  jsonOf,
  type Transport,
  type TransportOptions,
} from './transport';

/** What the client needs of a session; `createSession` gives one. */
export interface TokenSource {
  /** The bearer of a call, renewed when it is about to expire; `null` when there is none. */
  accessToken(options?: { orGuest?: boolean }): Promise<string | null>;
  /** A newer token than the stale one, `null` when the session is over. */
  refresh(staleToken: string): Promise<string | null>;
  /** Aborted when the viewer signs out: what is read for them by then would only be refused. */
  untilSignOut?(): AbortSignal;
}

export interface OriginClientOptions extends TransportOptions {
  /** Without a session, calls carry no bearer: as on the server, which renders pages for guests. */
  session?: TokenSource;
}

export interface OriginClient {
  /** Makes a call of `@marquee/origin-client/calls`. Every failure is an `OriginError`. */
  readonly call: MakeCall;
  /**
   * Runs `run` with a transport that sends the session's bearer, and once more with a newer bearer,
   * as for a call. `query` of `@marquee/origin-client/catalogue` is built on it.
   */
  readonly attempt: <T>(run: (send: Transport) => Promise<T>, options?: CallOptions) => Promise<T>;
  /** The origin's address, as it was given. */
  readonly address: string;
  /** Makes a client with the same session that asks for texts in another language. */
  withLanguage(language: string): OriginClient;
}

/** The options of any call, without the types of a certain one. */
interface UntypedOptions extends CallOptions {
  body?: unknown;
  query?: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, unknown>>;
}

export function createOriginClient(options: OriginClientOptions): OriginClient {
  const send = createTransport(options);
  const { session } = options;

  /**
   * Sends with a bearer where there is one. A 401 renews the bearer; a call that is refused because
   * of open terms waits until the viewer has accepted them. Either repeats the call once, with a
   * newer token of the same viewer.
   */
  const attempt: OriginClient['attempt'] = async (run, { auth, ...how } = {}) => {
    const { signal, settles } = how;
    let token =
      auth !== 'none' && session
        ? await waitFor(session.accessToken({ orGuest: auth === 'viewer' }), signal)
        : null;
    const met = new Set<number>();
    const ending = token ? session?.untilSignOut?.() : undefined;
    for (;;) {
      const bearer = token;
      try {
        return await run((request) => send({ ...how, ...request, bearer, ending }));
      } catch (error) {
        if (!session || !token || !(error instanceof OriginError) || met.has(error.status))
          throw error;
        met.add(error.status);
        const isKept = error.code === 'CONSENT_REQUIRED' && !settles;
        const terms = isKept && (await loadOpenTerms().catch(console.warn));
        const accepted = terms && (await terms.waitForTerms(session, signal));
        const mayRepeat = accepted || error.status === 401;
        const fresh = mayRepeat && (await waitFor(session.refresh(token), signal));
        if (!fresh) throw error;
        token = fresh;
      }
    }
  };

  const call = (
    { method, path, shape = '', bearer }: CallMetadata,
    { body, query, params, auth, ...how }: UntypedOptions = {},
  ): Promise<unknown> =>
    attempt(
      async (send) => {
        const answer = await send({ method, path: addressOf(path, params, query), body });
        const data = jsonOf(answer);
        if (hasShape(data, shape)) return data;
        throw malformed(answer.status, answer.requestId);
      },
      { ...how, auth: auth ?? (bearer ? undefined : 'none') },
    );

  return {
    // The checked boundary: beyond its shape, an answer is trusted to have the contract's types.
    call: call as MakeCall,
    attempt,
    address: options.address,
    withLanguage: (language) => createOriginClient({ ...options, language }),
  };
}

function addressOf(
  path: string,
  params: UntypedOptions['params'] = {},
  query: UntypedOptions['query'] = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** Loads the code that waits for open terms, with the first call that needs it. */
export const loadOpenTerms = () => import('./open-terms');

/** Waits for `work`. Many calls share a refresh: one that is aborted stops waiting, and it goes on. */
function waitFor<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return signal
    ? abortable(work, signal).catch((cause) => {
        throw signal.aborted ? new OriginError('aborted', { code: 'ABORTED', cause }) : cause;
      })
    : work;
}
