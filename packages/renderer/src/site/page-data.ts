import { OriginError } from '@marquee/origin-client';

/** The state of a page's first data. */
export type PageState<Data> =
  | { status: 'loading' }
  | { status: 'failed'; failure: PageFailure }
  | { status: 'done'; data: Data };

/** An error of the origin in the form in which the server sends it to the browser. */
export interface PageFailure {
  kind: OriginError['kind'];
  status: number;
  code: string;
  requestId?: string;
  retryAfterSeconds?: number;
}

/**
 * Turns a loader's error into a page's state. When the origin is too slow for the server, the page
 * stays `loading` and the browser asks again. An error that is not the origin's is a bug of ours and
 * is thrown on.
 * @throws {Response} 404 when the origin does not know what was asked for: the router shows not-found.
 */
export function stateOfError(error: unknown, onServer: boolean): PageState<never> {
  if (!(error instanceof OriginError)) throw error;
  if (error.status === 404) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (onServer && error.kind === 'timeout') return { status: 'loading' };
  return { status: 'failed', failure: pageFailure(error, onServer) };
}

/**
 * Reduces an error of the origin to what the server sends to the browser. A server that cannot reach
 * the origin does not mean that the viewer is offline.
 */
export function pageFailure(
  { kind, status, code, requestId, retryAfterSeconds }: OriginError,
  onServer: boolean,
): PageFailure {
  const isUnreached = onServer && kind === 'offline';
  return {
    kind,
    status,
    code: isUnreached ? 'NOT_READY' : code,
    requestId,
    retryAfterSeconds,
  };
}
