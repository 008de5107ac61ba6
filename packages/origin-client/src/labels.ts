import type { OriginClient } from './client';
import { labels } from './generated/calls';
import { OriginError } from './origin-error';

/**
 * Fetches the wording that a realm's operator keeps at the origin, in the client's language, to be
 * merged over the built-in labels. Any answer but 200 gives an empty set (spec 1 §7), and so does no
 * answer: the page has the built-in labels.
 */
export async function fetchLabels(
  client: OriginClient,
  realm: string,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Record<string, string>> {
  try {
    const { translations } = await client.call(labels, {
      query: { realm },
      auth: 'none',
      ...options,
    });
    return Object.fromEntries(
      Object.entries(translations).filter(([, text]) => typeof text === 'string'),
    );
  } catch (error) {
    if (error instanceof OriginError) return {};
    throw error;
  }
}
