import { RETURN_PARAMS } from '../rules/sign-in-query';

/** The answer of an authorisation server, as the origin takes it (RFC 6749 §4.1.2, RFC 9207). */
export function codeOf(params: URLSearchParams) {
  const iss = params.get('iss');
  return {
    authorisationCode: params.get(RETURN_PARAMS.code) ?? '',
    state: params.get('state') ?? '',
    ...(iss ? { iss } : {}),
  };
}
