import { type FailedCall, failedCall } from '@marquee/renderer/failures';

/**
 * Why there is no passkey, before any call to the origin. `CANCELLED`: by the viewer, or it took
 * too long; `NONE`: the same on a device that has no passkey as far as we know (browsers do not
 * tell which, on purpose); `SITE`: not at this address; `KNOWN`: this device has one already;
 * `ABORTED`: by us, for another ceremony.
 */
export type PasskeyErrorCode =
  | 'CANCELLED'
  | 'NONE'
  | 'UNSUPPORTED'
  | 'SITE'
  | 'KNOWN'
  | 'REFUSED'
  | 'ABORTED';

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly code: PasskeyErrorCode;

  constructor(code: PasskeyErrorCode, options?: ErrorOptions) {
    super(`No passkey: ${code}`, options);
    this.code = code;
  }
}

/** Our codes for the names of the browser's errors (WebAuthn §5.1). */
const MEANING: Readonly<Record<string, PasskeyErrorCode>> = {
  NotAllowedError: 'CANCELLED',
  AbortError: 'ABORTED',
  SecurityError: 'SITE',
  InvalidStateError: 'KNOWN',
  NotSupportedError: 'UNSUPPORTED',
  ConstraintError: 'UNSUPPORTED',
  UnknownError: 'REFUSED',
};

/** Turns a browser's error into ours; any other error is a fault and is thrown again. */
export function passkeyErrorOf(error: unknown): PasskeyError {
  const code = error instanceof Error ? MEANING[error.name] : undefined;
  if (!code) throw error;
  return new PasskeyError(code, { cause: error });
}

/**
 * The failed call, as the failure table reads it. `hasUsed`: this device has used a passkey of the
 * brand's.
 */
export function passkeyFailure(error: unknown, hasUsed: boolean): FailedCall {
  if (!(error instanceof PasskeyError)) return failedCall(error);
  const code = error.code === 'CANCELLED' && !hasUsed ? 'NONE' : error.code;
  return { code: `PASSKEY_${code}` };
}
