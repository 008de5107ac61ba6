import { Fault, faults as general } from '../../kernel/errors/faults';
import { FAULT_WORDS } from './fault-words';

/** The refusals of a sign-in or an account, and those that every call may answer with. */
export const faults = {
  ...general,
  /**
   * The same for an unknown identifier and a wrong secret, so that a caller cannot find out who has
   * an account.
   */
  failedAuthentication: () =>
    new Fault(401, 'FAILED_AUTHENTICATION', ['The identifier or the secret is wrong.']),
  codeRefused: () =>
    new Fault(
      401,
      'CODE_REFUSED',
      ['This sign-in has expired or was used already; begin again.'],
      {},
      FAULT_WORDS.codeRefused,
    ),
  identityRefused: () =>
    new Fault(
      401,
      'IDENTITY_REFUSED',
      ['The provider could not prove who you are.'],
      {},
      FAULT_WORDS.identityRefused,
    ),
  unknownClient: () => new Fault(404, 'UNKNOWN_CLIENT', ['This realm has no client of this name.']),
  unknownRequestor: () =>
    new Fault(404, 'UNKNOWN_REQUESTOR', [
      'The TV-provider service knows no requestor of this name.',
    ]),
  statementRefused: () =>
    new Fault(400, 'STATEMENT_REFUSED', ['This software statement was not issued here.']),
  staleRegistration: () =>
    new Fault(400, 'STALE_REGISTRATION', [
      'The service does not know this client; register again.',
    ]),
  tvNotProved: () =>
    new Fault(412, 'TV_NOT_PROVED', ['The TV provider has not said yet who this is.']),
  tvDeclined: () => new Fault(403, 'TV_DECLINED', ['The viewer cancelled at the TV provider.']),
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
    new Fault(
      502,
      'PROVIDER_UNAVAILABLE',
      ['The provider does not answer at the moment.'],
      {},
      FAULT_WORDS.providerUnavailable,
    ),
  refreshRefused: () =>
    new Fault(401, 'REFRESH_REFUSED', ['The refresh token is not valid any more; sign in again.']),
  viewerBlocked: () =>
    new Fault(
      403,
      'VIEWER_BLOCKED',
      ['This account has been blocked.'],
      {},
      FAULT_WORDS.viewerBlocked,
    ),
  partitionRefused: () =>
    new Fault(403, 'PARTITION_REFUSED', ['This partition does not hold the data of this viewer.']),
  agentOnly: () => new Fault(403, 'AGENT_ONLY', ['Only an agent may do this.']),
  notYourToken: () =>
    new Fault(403, 'NOT_YOUR_TOKEN', ['Another account is signed in; sign out first.']),
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
  signUpClosed: () => new Fault(403, 'SIGN_UP_CLOSED', ['Viewers cannot create an account here.']),
  outsideRegion: () =>
    new Fault(403, 'OUTSIDE_REGION', ['This is not offered where the call comes from.']),
  kidPurchaseDenied: () =>
    new Fault(403, 'KID_PURCHASE_DENIED', ['A child’s profile buys nothing.']),
  vpnBlocked: () => new Fault(403, 'VPN_BLOCKED', ['This is not offered through a VPN.']),
  identifierTaken: (message = 'There is an account with this identifier already.') =>
    new Fault(409, 'IDENTIFIER_TAKEN', [message]),
  /** `{field}:{reason}` each. */
  fieldsRefused: (messages: readonly [string, ...string[]]) =>
    new Fault(422, 'FIELDS_REFUSED', messages),
  /** What is there now, by field. */
  detailsChanged: (fields: object) =>
    new Fault(409, 'DETAILS_CHANGED', ['Another form has changed these details.']).withDetails({
      fields,
    }),
  /** Begins with a word that sites know, as do the two of emails below (1 §8, "Reset password failure"). */
  weakSecret: () =>
    new Fault(422, 'WEAK_SECRET', ['weakPassword', 'This secret is too easy to guess.']),
  /** The reason in the provider's own word. */
  weakSecretThere: (word: string) => new Fault(422, 'WEAK_SECRET', [word]),
  /** The message in the provider's own words. */
  providerRefused: (message: string) => new Fault(422, 'PROVIDER_REFUSED', [message]),
  consentRequired: () =>
    new Fault(428, 'CONSENT_REQUIRED', ['The terms must be accepted as they are now.']),
  termsChanged: () =>
    new Fault(409, 'TERMS_CHANGED', ['This is not what the terms say now; read them again.']),
  tokenLate: () =>
    new Fault(401, 'TOKEN_LATE', ['expiredToken', 'This link has expired; ask for another.']),
  /** For links that sign in. */
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
} as const;
