import { OriginError } from '@marquee/origin-client';

/** What a page knows of its own first data. */
export type PageState<Data> =
  | { status: 'loading' }
  | { status: 'failed'; failure: PageFailure }
  | { status: 'done'; data: Data };

/** A failure in the form in which it can travel from server to browser. */
export interface PageFailure {
  kind: OriginError['kind'];
  status: number;
  code: string;
  requestId?: string;
  retryAfterSeconds?: number;
}

/**
 * Turns a loader's error into a page's state. An origin that is too slow for the server leaves the page loading,
 * so that the browser asks again; an unknown thing is the router's not-found; anything that is no answer of the
 * origin is a fault of ours and travels on.
 * @throws {Response} 404 when the origin does not know the thing.
 */
export function stateOfError(error: unknown, onServer: boolean): PageState<never> {
  if (!(error instanceof OriginError)) throw error;
  if (error.status === 404) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (onServer && error.kind === 'timeout') return { status: 'loading' };
  return { status: 'failed', failure: pageFailure(error, onServer) };
}

/**
 * An error of the origin in the form in which it can travel from server to browser. That the server does not reach the origin
 * says nothing of the viewer's connection.
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
