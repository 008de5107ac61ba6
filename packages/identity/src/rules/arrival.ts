/** What a provider's page sent back in the address, before anything of it is believed. */
export type ArrivalKind =
  | { kind: 'none' }
  /** The page was reloaded, or left and opened again, while a code was being exchanged. */
  | { kind: 'interrupted' }
  | { kind: 'refused'; state: string; denied: boolean }
  | { kind: 'code'; state: string };

/** Codes by which OAuth 2 and OpenID Connect say that the viewer did not want to. */
const denials = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];

export function readArrival(params: URLSearchParams): ArrivalKind {
  const state = params.get('state') ?? '';
  const error = params.get('error');
  if (error !== null) return { kind: 'refused', state, denied: denials.includes(error) };
  if (params.get('code')) return { kind: 'code', state };
  return params.has('PAGE_READY') ? { kind: 'interrupted' } : { kind: 'none' };
}

/** What a provider writes into the address; it never stays there. */
const ANSWERS = [
  ...['code', 'state', 'iss', 'session_state', 'scope', 'error', 'error_description', 'error_uri'],
  ...['id_token', 'access_token', 'token'],
];

/** The query without the provider's answer, with what the viewer was on the way to, marked as ready (spec 1 §4). */
export function restoredQuery(
  params: URLSearchParams,
  carried: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const query = new URLSearchParams(params);
  for (const name of ANSWERS) query.delete(name);
  for (const [name, value] of Object.entries(carried)) if (value) query.set(name, value);
  query.set('PAGE_READY', 'true');
  return query;
}
