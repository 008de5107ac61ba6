import { OriginError } from '@marquee/origin-client';
import type { Site } from '@marquee/renderer';
import { VendorError } from '../../vendor/vendor-error';
import { FIREBASE_ERRORS } from './errors';
import { SOCIAL_NAMES, type SocialName } from './social-names';

/** What the words of a refusal are made of. */
export type Words = Pick<Site, 't' | 'hasLabel' | 'realm'>;

/** What we read of the SDK's errors. Nobody but the SDK throws one with such a code. */
interface SdkError extends Error {
  code: string;
  customData?: { _tokenResponse?: { verifiedProvider?: readonly string[] } };
}

/** Is it the SDK's own, and no fault of ours? */
export const isSdkError = (error: unknown): error is SdkError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(auth|app-?check|appCheck)\//.test(error.code);

/**
 * The SDK's error as one of ours, by the rows of spec 1 §8. Words that only this refusal has go along as the server's
 * message. Anything else is not ours to explain and comes back as it is.
 */
export function refusalOf(error: unknown, words: Words): unknown {
  if (error instanceof VendorError) return refusal(`VENDOR_${error.code}`, error);
  if (!isSdkError(error)) return error;
  if (/app-?check/i.test(error.code)) return refusal('APP_CHECK', error);
  if (error.code === EXISTS) {
    return refusal(error.code, error, accountExists(error, words));
  }
  if (error.code === 'auth/internal-error') {
    const message = blockingMessage(error);
    if (message) return refusal('BLOCKING_FUNCTION', error, blockingWords(message, words));
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
 * What the account that is in the way signs in with, in the order of preference and as far as the project tells; undefined
 * when no account is in the way.
 */
export function existingWaysIn(error: unknown): SocialName[] | undefined {
  if (!isSdkError(error) || error.code !== EXISTS) return undefined;
  const ways = waysInOf(error);
  const names = Object.keys(SOCIAL_NAMES) as SocialName[];
  return names.filter((name) => ways.includes(SOCIAL_NAMES[name].sdkId));
}

/** Names the provider that the account has, where the project tells it. */
function accountExists(error: SdkError, { t }: Words): string {
  const [known] = existingWaysIn(error) ?? [];
  if (!known && !waysInOf(error).includes('password')) {
    return t('firebase.error.accountExistsElsewhere');
  }
  const provider = known ? SOCIAL_NAMES[known].name : t('firebase.name');
  return t('firebase.error.accountExistsWithDifferentProvider', { provider });
}

/** `Firebase: <what was said> (auth/code).`; where nothing was, the SDK says "Error". */
function serverMessage({ message }: SdkError): string | undefined {
  const said = /^Firebase: (.*?)\s*\([\w./-]+\)\.?$/s.exec(message)?.[1];
  return said && said !== 'Error' ? said : undefined;
}

/** What a blocking function threw. Google wraps its answer: `((HTTP Cloud Function returned an error: {"error":{…}}))`. */
function blockingMessage(error: SdkError): string | undefined {
  const wrapped = /\{.*\}/s.exec(serverMessage(error) ?? '')?.[0];
  if (!wrapped) return undefined;
  try {
    const answer: unknown = JSON.parse(wrapped);
    const { message } = (answer as { error?: { message?: unknown } }).error ?? {};
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch (broken) {
    // The SDK cuts what was said at " : ".
    if (broken instanceof SyntaxError) return undefined;
    throw broken;
  }
}

/** The realm's label for it, else what the function said: its author is the realm's operator. */
function blockingWords(message: string, { t, hasLabel, realm }: Words): string {
  const key = `firebaseBlockingFunction_${message}`;
  return hasLabel(key) ? t(key, { brand: realm.name }) : message;
}
