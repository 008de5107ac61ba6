import { failedCall } from '@marquee/renderer/failures';

/** The failed call of a token that the origin does not know. */
export type IsUnknown = (failed: ReturnType<typeof failedCall>) => boolean;

/**
 * Calls with the token of an email's link; where the origin does not know it, once more without the `=`
 * behind it. Mail programs add one where they break a line, and a token may have one of its own.
 */
export async function withToken<Answer>(
  token: string,
  isUnknown: IsUnknown,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(token);
  } catch (error) {
    const shorter = token.replace(/=+$/, '');
    if (!shorter || shorter === token || !isUnknown(failedCall(error))) throw error;
    return call(shorter);
  }
}
