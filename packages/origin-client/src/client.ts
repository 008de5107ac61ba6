import { answerShapes, basePath, bearerCalls, otherBasePaths } from './generated/origin-calls';
import { malformed, OriginError } from './origin-error';
import type { CallFacts, CallOptions, Rest, RestCall } from './rest';
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
  /** The calls of `schemas/origin/openapi.yaml`. Every failure is an `OriginError`. */
  readonly rest: Rest;
  /** Runs an operation of `src/operations` against the catalogue. Every failure is an `OriginError`. */
  query<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Data>;
  /** The same client, asking for texts in another language. */
  withLanguage(language: string): OriginClient;
}

/** What `rest` knows of a call once its types are gone. */
interface UntypedOptions extends CallOptions {
  facts?: CallFacts;
  body?: unknown;
  query?: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, unknown>>;
}

export function createOriginClient(options: OriginClientOptions): OriginClient {
  const send = createTransport(options);
  const { session } = options;

  /** What a viewer's open terms keep from its answer waits until they are accepted, and is then repeated once. */
  async function call<T>(
    request: TransportRequest,
    auth: CallOptions['auth'],
    read: (answer: Answer) => T,
  ): Promise<T> {
    const once = () => callOnce(request, auth, read);
    return once().catch(async (error) => {
      const open = error instanceof OriginError && error.code === 'CONSENT_REQUIRED';
      if (!open || !session || auth === 'none' || request.settles) throw error;
      const terms = await import('./open-terms').catch(() => null);
      const accepted = terms && (await waitFor(terms.waitForTerms(session), request.signal));
      if (accepted) return once();
      throw error;
    });
  }

  /** Sends with a bearer where there is one; a 401 of such a call renews it and repeats the call once. */
  async function callOnce<T>(
    request: TransportRequest,
    auth: CallOptions['auth'],
    read: (answer: Answer) => T,
  ): Promise<T> {
    const run = async (bearer: string | null) => read(await send({ ...request, bearer }));
    if (auth === 'none' || session === undefined) return run(null);
    const token = await waitFor(
      session.accessToken({ orGuest: auth === 'viewer' }),
      request.signal,
    );
    try {
      return await run(token);
    } catch (error) {
      const stale = error instanceof OriginError && error.status === 401;
      if (token === null || !stale) throw error;
      const fresh = await waitFor(session.refresh(token), request.signal);
      if (fresh === null) throw error;
      return run(fresh);
    }
  }

  const rest =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (path: string, { facts, body, query, params, auth, ...rest }: UntypedOptions = {}) => {
      const { shape = '', base = basePath, bearer } = facts ?? factsOf(method, path);
      return call(
        { method, path: base + addressOf(path, params, query), body, ...rest },
        auth ?? (bearer ? undefined : 'none'),
        (answer) => {
          if (hasShape(answer.data, shape)) return answer.data;
          throw malformed(answer.status, answer.requestId);
        },
      );
    };

  return {
    rest: {
      // The contract's types end here: what they say of an answer beyond its checked shape is the origin's word.
      get: rest('GET') as RestCall<'get'>,
      post: rest('POST') as RestCall<'post'>,
      put: rest('PUT') as RestCall<'put'>,
      delete: rest('DELETE') as RestCall<'delete'>,
    },
    query: (document, variables, { auth, ...rest } = {}) =>
      call(
        {
          method: 'POST',
          path: (otherBasePaths['/graphql'] ?? basePath) + addressOf('/graphql'),
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
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

function factsOf(method: string, path: string): CallFacts {
  const name = `${method.toLowerCase()} ${path}`;
  return {
    shape: answerShapes[name],
    base: otherBasePaths[path],
    ...(bearerCalls.includes(name) ? { bearer: true } : {}),
  };
}

/** A refresh is shared by many calls, so a caller that gives up stops waiting and leaves it running. */
function waitFor<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return abortable(work, signal).catch((cause) => {
    throw signal.aborted ? new OriginError('aborted', { code: 'ABORTED', cause }) : cause;
  });
}
