import { OriginError } from '@marquee/origin-client';

/**
 * Asks for a registration code. A 400 means that what this browser has stored is worth nothing any more: it is forgotten,
 * and the code asked for once more, no oftener. Every other failure is the caller's (spec 1 §4, §8).
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
