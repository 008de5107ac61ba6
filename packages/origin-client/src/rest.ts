import type { paths } from './generated/origin-api';
import type { ProviderPath } from './generated/provider-calls';
import type { Shape } from './shape';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The contract's paths that know a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends Method> = paths[P][M];

type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { body?: B }
    : { body?: undefined };

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

type Query<O> = O extends { parameters: { query?: infer Q } }
  ? Given<'query', Q>
  : { query?: undefined };
type Params<O> = O extends { parameters: { path?: infer Q } }
  ? Given<'params', Q>
  : { params?: undefined };

type Success<O> = O extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 | 204 ? ContentOf<R[S]> : never }[keyof R]
  : never;
type ContentOf<R> = R extends { content: { 'application/json': infer D } } ? D : undefined;

/** What the client has to know of a call beyond its types; generated. */
export interface CallFacts {
  /** What a successful answer must hold. */
  readonly shape?: Shape;
  /** Where the path hangs, when not with the others. */
  readonly base?: string;
  /** May carry a bearer. */
  readonly bearer?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the call outlive the page: for what is shown as done before it is. */
  keepalive?: true;
  /**
   * Whose bearer the call carries. By default the one that is present, if any, where the contract lets the call take
   * one; `viewer` also fetches a guest's when there is none; `none` never sends one, and such a call never refreshes.
   */
  auth?: 'viewer' | 'none';
  /** An agent who acts as the viewer has been asked, and means it. */
  agentConfirmed?: true;
  /** Part of settling open terms. When they keep this call from its answer, too, it does not wait for them. */
  settles?: true;
}

/** A provider's calls are unknown to the client until they are made: see `provider-calls.ts`. */
type Facts<P> = P extends ProviderPath ? { facts: CallFacts } : { facts?: undefined };

export type RestOptions<P extends keyof paths, M extends Method> = CallOptions &
  Facts<P> &
  Body<Operation<P, M>> &
  Query<Operation<P, M>> &
  Params<Operation<P, M>>;
export type RestData<P extends keyof paths, M extends Method> = Success<Operation<P, M>>;

// The options may be left out when nothing in them is required.
type Arguments<O> = Record<string, never> extends O ? [options?: O] : [options: O];

export type RestCall<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...args: Arguments<RestOptions<P, M>>
) => Promise<RestData<P, M>>;

export interface Rest {
  get: RestCall<'get'>;
  post: RestCall<'post'>;
  put: RestCall<'put'>;
  delete: RestCall<'delete'>;
}
