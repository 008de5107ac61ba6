import type { CallMetadata, CallOptions, MakeCall } from './call';
import { catalogue } from './generated/calls';
import { malformed, OriginError } from './origin-error';
import { hasShape, isObject } from './shape';
import {
  type Answer,
  abortable,
  createTransport,
  type TransportOptions,
  type TransportRequest,
} from './transport';
import type { TypedDocumentString } from './typed-document';

/** What the client needs of a session; `createSession` gives one. */
export interface TokenSource {
  /** The bearer of a call, renewed when it is about to expire; `null` when there is none. */
  accessToken(options?: { orGuest?: boolean }): Promise<string | null>;
  /** A newer token than the stale one, `null` when the session is over. */
  refresh(staleToken: string): Promise<string | null>;
}

export interface OriginClientOptions extends TransportOptions {
  /** Without one, calls carry no bearer: so it is on a server, where every page is a guest's. */
  session?: TokenSource;
}

export interface OriginClient {
  /** Makes a call of `schemas/origin`, one of `@marquee/origin-client/calls`. Every failure is an `OriginError`. */
  readonly call: MakeCall;
  /** Runs an operation of `src/operations` against the catalogue. Every failure is an `OriginError`. */
  query<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>;
  /** The same client, asking for texts in another language. */
  withLanguage(language: string): OriginClient;
}

/** What is known of a call's options once its types are gone. */
interface UntypedOptions extends CallOptions {
  body?: unknown;
  query?: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, unknown>>;
}

export function createOriginClient(options: OriginClientOptions): OriginClient {
  const send = createTransport(options);
  const { session } = options;

  /**
   * Sends with a bearer where there is one. A 401 of such a call renews it; what a viewer's open terms keep from its answer waits until they
   * are accepted. Either repeats the call once, with a newer token of the same viewer.
   */
  async function sendAuthorised<T>(
    request: TransportRequest,
    auth: CallOptions['auth'],
    read: (answer: Answer) => T,
  ): Promise<T> {
    let token =
      auth !== 'none' && session
        ? await waitFor(session.accessToken({ orGuest: auth === 'viewer' }), request.signal)
        : null;
    const met = new Set<number>();
    for (;;) {
      try {
        return read(await send({ ...request, bearer: token }));
      } catch (error) {
        if (!session || !token || !(error instanceof OriginError) || met.has(error.status))
          throw error;
        met.add(error.status);
        const isKept = error.code === 'CONSENT_REQUIRED' && !request.settles;
        const terms = isKept && (await loadOpenTerms().catch(console.warn));
        const accepted = terms && (await terms.waitForTerms(session, request.signal));
        const mayRepeat = accepted || error.status === 401;
        const fresh = mayRepeat && (await waitFor(session.refresh(token), request.signal));
        if (!fresh) throw error;
        token = fresh;
      }
    }
  }

  const restCall = (
    { method, path, shape = '', bearer }: CallMetadata,
    { body, query, params, auth, ...rest }: UntypedOptions = {},
  ) =>
    sendAuthorised(
      { method, path: addressOf(path, params, query), body, ...rest },
      auth ?? (bearer ? undefined : 'none'),
      (answer) => {
        if (hasShape(answer.data, shape)) return answer.data;
        throw malformed(answer.status, answer.requestId);
      },
    );

  return {
    // The contract's types end here: what they say of an answer beyond its checked shape is the origin's word.
    call: restCall as MakeCall,
    query: (document, variables, { auth, ...rest } = {}) =>
      sendAuthorised(
        {
          method: catalogue.method,
          path: catalogue.path,
          body: { query: document.text, variables },
          safe: true,
          ...rest,
        },
        auth,
        (answer) => dataOf(document, answer),
      ),
    withLanguage: (language) => createOriginClient({ ...options, language }),
  };
}

function dataOf<Data>({ shape }: TypedDocumentString<Data, never>, answer: Answer): Data {
  const { data, errors } = isObject(answer.data) ? answer.data : {};
  const [error] = Array.isArray(errors) ? errors : [];
  // Part of an answer is still an answer, as long as all that the operation promises is there.
  if (isObject(data) && hasShape(data, shape)) return data as Data;
  if (!isObject(error)) throw malformed(answer.status, answer.requestId);
  const code = isObject(error.extensions) ? error.extensions.code : undefined;
  throw new OriginError('http', {
    status: answer.status,
    code: typeof code === 'string' ? code : 'GRAPHQL_ERROR',
    messages: typeof error.message === 'string' ? [error.message] : [],
    requestId: answer.requestId,
  });
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

/** What waits for open terms; it comes with the first call that does. */
export const loadOpenTerms = () => import('./open-terms');

/** A refresh is shared by many calls, so a caller that gives up stops waiting and leaves it running. */
function waitFor<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return signal
    ? abortable(work, signal).catch((cause) => {
        throw signal.aborted ? new OriginError('aborted', { code: 'ABORTED', cause }) : cause;
      })
    : work;
}
