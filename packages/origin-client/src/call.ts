import type { operations } from './generated/origin-api';
import type { Shape } from './shape';

/** The calls of `schemas/origin` by their `operationId`. */
export type CallName = keyof operations;

/** The call metadata: what the client knows of a call at run time. */
export interface CallMetadata {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path behind the origin's address; `{name}` is a parameter. */
  readonly path: string;
  /** The fields that a successful answer must have; absent where the contract promises none. */
  readonly shape?: Shape;
  /** The call may carry a bearer. Other calls never do, so that a refused sign-in renews nothing. */
  readonly bearer?: true;
}

/** Ties a part to its call, for the type system alone: one call's path is no part of another call. */
interface PartOf<Name> {
  readonly call?: (name: Name) => Name;
}

/**
 * A call of the contract as one generated value. Its name ties its metadata to the types of its
 * input and its answer.
 */
export interface Call<Name extends CallName> extends CallMetadata, PartOf<Name> {
  readonly path: string & PartOf<Name>;
}

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

type ContentOf<R> = R extends { content: { 'application/json': infer D } } ? D : undefined;

/**
 * The inputs of all calls, each by itself: as one intersection of unions they would be too many for the
 * compiler. The `as` keeps it from putting them back together.
 */
type CallInputs = {
  [Name in CallName as Name]: Body<operations[Name]> &
    Query<operations[Name]> &
    Params<operations[Name]>;
};

/** What a call sends: `params` of its path, `query`, `body`. */
export type CallInput<Name extends CallName> = CallInputs[Name];

/** What a call answers when it succeeds; `undefined` where that has no body. */
export type CallAnswer<Name extends CallName> = operations[Name] extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 | 204 ? ContentOf<R[S]> : never }[keyof R]
  : never;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Lets the call outlive the page: for an action that is shown as done before the origin answers. */
  keepalive?: true;
  /**
   * The bearer that the call carries. By default the session's, if any, where the contract lets the
   * call take one; `viewer` also fetches a guest's when there is none; `none` never sends one, and
   * such a call never refreshes.
   */
  auth?: 'viewer' | 'none';
  /** The agent who acts as the viewer has confirmed the call. */
  agentConfirmed?: true;
  /** Names one attempt at what may happen only once; the call may then be sent again without harm. */
  idempotencyKey?: string;
  /** The call is part of accepting open terms: refused because of them, it does not wait for them. */
  settles?: true;
}

// The options may be left out when nothing in them is required.
type Arguments<O> = Record<string, never> extends O ? [options?: O] : [options: O];

/** The arguments of all calls, each by itself, for the same reason as `CallInputs`. */
type CallArguments = {
  [Name in CallName as Name]: Arguments<CallOptions & CallInputs[Name]>;
};

/** Makes a call of the contract. Every failure is an `OriginError`. */
export type MakeCall = <Name extends CallName>(
  call: Call<Name>,
  ...args: CallArguments[Name]
) => Promise<CallAnswer<Name>>;
