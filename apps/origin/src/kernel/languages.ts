/** Ranges of an Accept-Language header in the order of preference (RFC 9110 §12.5.4). */
function preferences(header: string): string[] {
  return header
    .split(',')
    .map((part, index) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((one) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/i.exec(one)?.[1])
        .find(Boolean);
      return { range: range.trim().toLowerCase(), quality: Number(quality ?? 1), index };
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ range }) => range);
}

/**
 * The best of the supported languages: an exact match, else the same language without its region (en-US is served by
 * en, en by en-GB), else the default.
 */
export function chooseLanguage(
  header: string | undefined,
  supported: readonly string[],
  fallback: string,
): string {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const range of preferences(header ?? '')) {
    if (range === '*') return fallback;
    const exact = supported.find((tag) => tag.toLowerCase() === range);
    const near = exact ?? supported.find((tag) => primary(tag) === primary(range));
    if (near) return near;
  }
  return fallback;
}
