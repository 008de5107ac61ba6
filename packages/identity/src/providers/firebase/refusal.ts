import { OriginError } from '@marquee/origin-client';
import type { Site } from '@marquee/renderer';
import { VendorError } from '@marquee/renderer/vendor';
import { FIREBASE_ERRORS } from './errors';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** The part of the site that a refusal's message is made from. */
type Texts = Pick<Site, 't' | 'hasLabel' | 'realm'>;

/** The part of the SDK's errors that we read. Only the SDK throws one with such a code. */
interface SdkError extends Error {
  code: string;
  customData?: { _tokenResponse?: { verifiedProvider?: readonly string[] } };
}

/** True for an error of the SDK's own, which is no fault of ours. */
export const isSdkError = (error: unknown): error is SdkError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(auth|app-?check|appCheck)\//.test(error.code);

/**
 * Turns the SDK's error into one of ours, by the rows of spec 1 §8. A text of this refusal alone
 * becomes the server's message. Any other error is returned as it is.
 */
export function refusalOf(error: unknown, site: Texts): unknown {
  if (error instanceof VendorError) return refusal(`VENDOR_${error.code}`, error);
  if (!isSdkError(error)) return error;
  if (/app-?check/i.test(error.code)) return refusal('APP_CHECK', error);
  if (error.code === EXISTS) {
    return refusal(error.code, error, accountExists(error, site));
  }
  if (error.code === 'auth/internal-error') {
    const message = blockingMessage(error);
    if (message) return refusal('BLOCKING_FUNCTION', error, blockingText(message, site));
  }
  // The code's message goes before the server's.
  const said = Object.hasOwn(FIREBASE_ERRORS.codes, error.code) ? undefined : serverMessage(error);
  return refusal(error.code, error, said);
}

const refusal = (code: string, cause: Error, message?: string) =>
  new OriginError('http', { code, cause, ...(message ? { messages: [message] } : {}) });

const EXISTS = 'auth/account-exists-with-different-credential';

const waysInOf = ({ customData }: SdkError) => customData?._tokenResponse?.verifiedProvider ?? [];

/**
 * The sign-in methods of the existing account with the address, in the order of preference and as
 * far as the project tells; undefined when there is no such account.
 */
export function existingWaysIn(error: unknown): SocialName[] | undefined {
  if (!isSdkError(error) || error.code !== EXISTS) return undefined;
  const ways = waysInOf(error);
  const names = Object.keys(SOCIAL_NAMES) as SocialName[];
  return names.filter((name) => ways.includes(SOCIAL_NAMES[name].sdkId));
}

/** The name of the account's provider, where the project tells it. */
function accountExists(error: SdkError, { t }: Texts): string {
  const [known] = existingWaysIn(error) ?? [];
  if (!known && !waysInOf(error).includes('password')) {
    return t('firebase.error.accountExistsElsewhere');
  }
  const provider = known ? SOCIAL_NAMES[known].name : t('firebase.name');
  return t('firebase.error.accountExistsWithDifferentProvider', { provider });
}

/** Reads the message in `Firebase: <message> (auth/code).`; without one, the SDK writes "Error". */
function serverMessage({ message }: SdkError): string | undefined {
  const said = /^Firebase: (.*?)\s*\([\w./-]+\)\.?$/s.exec(message)?.[1];
  return said && said !== 'Error' ? said : undefined;
}

/**
 * Reads the message that a blocking function threw. Google wraps its answer:
 * `((HTTP Cloud Function returned an error: {"error":{…}}))`.
 */
function blockingMessage(error: SdkError): string | undefined {
  const wrapped = /\{.*\}/s.exec(serverMessage(error) ?? '')?.[0];
  if (!wrapped) return undefined;
  try {
    const answer: unknown = JSON.parse(wrapped);
    const { message } = (answer as { error?: { message?: unknown } }).error ?? {};
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch (broken) {
    // The SDK cuts the message at " : ".
    if (broken instanceof SyntaxError) return undefined;
    throw broken;
  }
}

/**
 * The realm's label for the message, else the message: the function's author is the realm's
 * operator.
 */
function blockingText(message: string, { t, hasLabel, realm }: Texts): string {
  const key = `firebaseBlockingFunction_${message}`;
  return hasLabel(key) ? t(key, { brand: realm.name }) : message;
}
