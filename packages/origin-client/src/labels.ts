import type { OriginClient } from './client';
import { labels } from './generated/calls';
import { OriginError } from './origin-error';

/**
 * The wording a realm's operator keeps at the origin, in the client's language, to be merged over the built-in labels.
 * Any answer but 200 gives an empty set (spec 1 §7); so does none at all, because a page without it still reads.
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
