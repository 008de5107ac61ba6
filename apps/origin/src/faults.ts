/** An answer that is an error on purpose: its code is for programs, its messages for people (schema `Error`). */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: readonly [string, ...string[]],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(messages[0]);
  }
}

export const faults = {
  invalidRequest: (messages: readonly string[]) =>
    new Fault(400, 'INVALID_REQUEST', [
      messages[0] ?? 'The request does not fit the contract.',
      ...messages.slice(1),
    ]),
  unknownApiKey: () =>
    new Fault(401, 'UNKNOWN_API_KEY', ['No realm has this x-api-key, or it is missing.']),
  authenticationRequired: () =>
    new Fault(401, 'AUTHENTICATION_REQUIRED', ['Sign in first: this call needs a bearer token.'], {
      'www-authenticate': 'Bearer',
    }),
  tokenExpired: () =>
    new Fault(401, 'TOKEN_EXPIRED', ['The access token has expired; refresh it.'], {
      'www-authenticate': 'Bearer error="invalid_token"',
    }),
  tokenInvalid: () =>
    new Fault(401, 'TOKEN_INVALID', ['The access token is not valid in this realm.'], {
      'www-authenticate': 'Bearer error="invalid_token"',
    }),
  /** The same for an unknown identifier and a wrong secret, so that nobody can ask who has an account. */
  failedAuthentication: () =>
    new Fault(401, 'FAILED_AUTHENTICATION', ['The identifier or the secret is wrong.']),
  codeRefused: () =>
    new Fault(401, 'CODE_REFUSED', ['This sign-in has expired or was used already; begin again.']),
  identityRefused: () =>
    new Fault(401, 'IDENTITY_REFUSED', ['The provider could not prove who you are.']),
  redirectRefused: () =>
    new Fault(400, 'REDIRECT_REFUSED', ['Viewers are not sent back to this address.']),
  unknownClient: () => new Fault(404, 'UNKNOWN_CLIENT', ['This realm has no client of this name.']),
  unknownRequestor: () =>
    new Fault(404, 'UNKNOWN_REQUESTOR', ['The TV-provider service knows nobody of this name.']),
  statementRefused: () =>
    new Fault(400, 'STATEMENT_REFUSED', ['Nobody was given this software statement.']),
  staleRegistration: () =>
    new Fault(400, 'STALE_REGISTRATION', [
      'The service does not know this client; register again.',
    ]),
  tvNotProved: () =>
    new Fault(412, 'TV_NOT_PROVED', ['The TV provider has not said yet who this is.']),
  tvDeclined: () => new Fault(403, 'TV_DECLINED', ['It was called off at the TV provider.']),
  tvRefused: () =>
    new Fault(403, 'TV_REFUSED', ['The subscription does not include what is asked for.']),
  tvCodeLate: () =>
    new Fault(410, 'TV_CODE_LATE', ['This registration code has expired or was used already.']),
  tvAccountTaken: () =>
    new Fault(409, 'TV_ACCOUNT_TAKEN', ['This TV account is linked to another viewer.']),
  onlyWayIn: () =>
    new Fault(409, 'ONLY_WAY_IN', ['Unlinked, this viewer could not sign in any more.']),
  accountConflict: () =>
    new Fault(409, 'ACCOUNT_CONFLICT', ['Another account has this email address already.']),
  providerUnavailable: () =>
    new Fault(502, 'PROVIDER_UNAVAILABLE', ['The provider does not answer at the moment.']),
  refreshRefused: () =>
    new Fault(401, 'REFRESH_REFUSED', ['The refresh token is not valid any more; sign in again.']),
  viewerBlocked: () => new Fault(403, 'VIEWER_BLOCKED', ['This account has been blocked.']),
  partitionRefused: () =>
    new Fault(403, 'PARTITION_REFUSED', ['This partition does not hold the data of this viewer.']),
  agentOnly: () => new Fault(403, 'AGENT_ONLY', ['Only an agent may do this, as nobody else.']),
  agentRefused: () =>
    new Fault(403, 'AGENT_REFUSED', ['Nobody who acts as a viewer, or as an agent, may do this.']),
  agentConfirmation: () =>
    new Fault(428, 'AGENT_CONFIRMATION', [
      'You act as a viewer: confirm that you mean to change something in their name.',
    ]),
  notYourToken: () =>
    new Fault(403, 'NOT_YOUR_TOKEN', ['Somebody else is signed in; sign out first.']),
  signInToConfirm: () =>
    new Fault(403, 'SIGN_IN_TO_CONFIRM', ['Sign in to confirm the address, or end the ways in.']),
  unknownToken: () =>
    new Fault(404, 'UNKNOWN_TOKEN', ['This token was used already, or has expired.']),
  unknownViewer: () => new Fault(404, 'UNKNOWN_VIEWER', ['There is no such viewer.']),
  viewerOnly: () => new Fault(403, 'VIEWER_ONLY', ['Sign in first.']),
  /** The codes of RFC 8628, for the television. */
  authorizationPending: () =>
    new Fault(400, 'AUTHORIZATION_PENDING', ['The viewer has not answered yet.']),
  slowDown: () => new Fault(400, 'SLOW_DOWN', ['Asked too soon; wait five seconds longer.']),
  accessDenied: () => new Fault(400, 'ACCESS_DENIED', ['The viewer refused.']),
  expiredToken: () => new Fault(400, 'EXPIRED_TOKEN', ['The code has expired; ask for another.']),
  invalidGrant: () => new Fault(400, 'INVALID_GRANT', ['There is no such code, or it was used.']),
  /** And for the viewer. */
  userCodeUnknown: () => new Fault(404, 'USER_CODE_UNKNOWN', ['No device shows this code.']),
  userCodeUsed: () => new Fault(409, 'USER_CODE_USED', ['This code has been answered already.']),
  userCodeExpired: () => new Fault(410, 'USER_CODE_EXPIRED', ['This code has expired.']),
  passkeyUnknown: () =>
    new Fault(401, 'PASSKEY_UNKNOWN', ['No viewer has this passkey; it may have been removed.']),
  passkeyRefused: () =>
    new Fault(401, 'PASSKEY_REFUSED', ['What the device answered does not fit the question.']),
  passkeyKnown: () => new Fault(409, 'PASSKEY_KNOWN', ['This passkey is kept already.']),
  passkeyLimit: () =>
    new Fault(409, 'PASSKEY_LIMIT', ['Remove a passkey first: there are as many as may be.']),
  unknownPasskey: () => new Fault(404, 'UNKNOWN_PASSKEY', ['There is no such passkey.']),
  signUpClosed: () =>
    new Fault(403, 'SIGN_UP_CLOSED', ['Nobody opens an account here by themselves.']),
  outsideRegion: () =>
    new Fault(403, 'OUTSIDE_REGION', ['This is not offered where the call comes from.']),
  kidPurchaseDenied: () =>
    new Fault(403, 'KID_PURCHASE_DENIED', ['A child’s profile buys nothing.']),
  vpnBlocked: () => new Fault(403, 'VPN_BLOCKED', ['This is not offered through a VPN.']),
  identifierTaken: (message = 'Somebody has an account with this identifier.') =>
    new Fault(409, 'IDENTIFIER_TAKEN', [message]),
  /** `{field}:{reason}` each. */
  fieldsRefused: (messages: readonly [string, ...string[]]) =>
    new Fault(422, 'FIELDS_REFUSED', messages),
  /** Begins with a word that sites know, as do the two of letters below (1 §8, "Reset password failure"). */
  weakSecret: () =>
    new Fault(422, 'WEAK_SECRET', ['weakPassword', 'This secret is too easy to guess.']),
  /** In the provider's own word. */
  weakSecretThere: (word: string) => new Fault(422, 'WEAK_SECRET', [word]),
  /** In the provider's own words. */
  providerRefused: (message: string) => new Fault(422, 'PROVIDER_REFUSED', [message]),
  consentRequired: () =>
    new Fault(428, 'CONSENT_REQUIRED', ['The terms must be accepted as they are now.']),
  termsChanged: () =>
    new Fault(409, 'TERMS_CHANGED', ['This is not what the terms say now; read them again.']),
  tokenLate: () =>
    new Fault(401, 'TOKEN_LATE', ['expiredToken', 'This link has expired; ask for another.']),
  /** Of links that sign in. */
  linkUsed: () => new Fault(401, 'LINK_USED', ['This link was used already; ask for another.']),
  linkLate: () => new Fault(401, 'LINK_LATE', ['This link has expired; ask for another.']),
  linkUnknown: () => new Fault(401, 'LINK_UNKNOWN', ['This link was not sent from here.']),
  tokenUsed: () =>
    new Fault(401, 'CODE_REFUSED', ['invalidToken', 'This link is unknown or was used already.']),
  invalidCurrentCredentials: () =>
    new Fault(403, 'INVALID_CURRENT_CREDENTIALS', ['The current secret is another one.']),
  unknownSession: () =>
    new Fault(404, 'UNKNOWN_SESSION', ['There is no such session, or it has ended.']),
  unknownLink: () => new Fault(404, 'UNKNOWN_LINK', ['No such account is tied to this viewer.']),
  notFound: () => new Fault(404, 'NOT_FOUND', ['There is no such call.']),
  unknownRealm: () =>
    new Fault(404, 'UNKNOWN_REALM', ['There is no such realm, or the key belongs to another.']),
  unknownTitle: () => new Fault(404, 'UNKNOWN_TITLE', ['There is no such title.']),
  bodyTooLarge: () => new Fault(413, 'BODY_TOO_LARGE', ['The body is larger than 64 KiB.']),
  unsupportedMediaType: () =>
    new Fault(415, 'UNSUPPORTED_MEDIA_TYPE', ['Send the body as application/json.']),
  tooManyRequests: (retryAfterSeconds: number) =>
    new Fault(429, 'TOO_MANY_REQUESTS', ['Too many requests; wait before the next attempt.'], {
      'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
    }),
  internal: () => new Fault(500, 'INTERNAL_ERROR', ['Something went wrong on our side.']),
  notReady: () => new Fault(503, 'NOT_READY', ['The origin is not ready.'], { 'retry-after': '1' }),
} as const;
