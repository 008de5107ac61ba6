import { RETURN_PARAMS } from './sign-in-query';

/** The answer of a provider's page in the address, not yet proved. */
export type ArrivalKind =
  | { kind: 'none' }
  /** The page was reloaded, or left and opened again, while a code was being exchanged. */
  | { kind: 'interrupted' }
  | { kind: 'refused'; state: string; denied: boolean }
  | { kind: 'code'; state: string };

/** The codes by which OAuth 2 and OpenID Connect say that the viewer declined. */
const denials = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];

/** The answer of a provider behind the #, where no server, log or other page can read it. */
export interface FragmentAnswer {
  /** The provider's name for the token that it sends. */
  token: string;
  fragment: URLSearchParams;
}

export function readArrival(query: URLSearchParams, expected?: FragmentAnswer): ArrivalKind {
  const { token, fragment } = expected ?? { token: RETURN_PARAMS.code, fragment: query };
  const answer = [fragment, query].find((params) => params.has('error') || params.get(token));
  if (!answer)
    return query.has(RETURN_PARAMS.pageReady) ? { kind: 'interrupted' } : { kind: 'none' };
  const state = answer.get('state') ?? '';
  const error = answer.get('error');
  if (error !== null) return { kind: 'refused', state, denied: denials.includes(error) };
  // Servers on the way may have read a token in the query; it is not used.
  return answer === fragment ? { kind: 'code', state } : { kind: 'refused', state, denied: false };
}

/** The parameters that a provider writes into the address; they never stay there. */
const ANSWERS = [
  ...['code', 'state', 'iss', 'session_state', 'scope', 'error', 'error_description', 'error_uri'],
  ...['id_token', 'access_token', 'token', 'opinAuthToken'],
];

/**
 * The query without the provider's answer, with what the viewer was about to do, marked as ready
 * (spec 1 §4).
 */
export function restoredQuery(
  params: URLSearchParams,
  carried: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const query = new URLSearchParams(params);
  for (const name of ANSWERS) query.delete(name);
  for (const [name, value] of Object.entries(carried)) if (value) query.set(name, value);
  query.set(RETURN_PARAMS.pageReady, 'true');
  return query;
}
