export type { Call, CallAnswer, CallInput, CallName, CallOptions, MakeCall } from './call';
export type { OriginClient, OriginClientOptions, TokenSource } from './client';
export { createOriginClient, loadOpenTerms } from './client';
export type { ClockSample, OriginClock } from './clock';
export { createOriginClock } from './clock';
export { deviceIdOf } from './device-id';
export type { components } from './generated/origin-api';
export { fetchLabels } from './labels';
export type { OriginErrorDetails, OriginErrorKind } from './origin-error';
export { OriginError } from './origin-error';
export type {
  LogoutEvent,
  Session,
  SessionOptions,
  SessionState,
} from './session/session';
export { createSession, likelySignedIn, sessionHintKey } from './session/session';
export type { SessionRecord, SessionStore } from './session/session-store';
export { browserSessionStore, memorySessionStore } from './session/session-store';
export type {
  LogoutReason,
  SessionChannel,
  SessionLocks,
  TabMessage,
} from './session/session-tabs';
export { browserChannel, browserLocks, tabLocks } from './session/session-tabs';
export type { SessionUser } from './session/session-user';
export { userTypeOf } from './session/session-user';
export type { LoginAnswer, Tokens } from './session/tokens';
export { tabName } from './tab-name';
export type { TextStorage } from './text-storage';
export { browserStorage } from './text-storage';
export type { TypedDocumentString } from './typed-document';
