import { OriginError } from '@marquee/origin-client';

/**
 * Asks for a registration code. A 400 means that the stored registration is no longer valid: it is
 * removed, and the code asked for once more. Every other failure is the caller's (spec 1 §4, §8).
 */
export async function onceMoreAfter400<T>(ask: () => Promise<T>, forget: () => void): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof OriginError) || error.status !== 400) throw error;
    forget();
    return ask();
  }
}
