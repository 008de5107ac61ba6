/** A tag in its canonical form: `eng` and `EN` are `en`; null for what is no tag. */
function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A tag and what it falls back to: `zh-Hant-TW`, `zh-Hant`, `zh` (RFC 4647 §3.4). */
function fallbacks(tag: string): readonly string[] {
  const subtags = tag.split('-');
  const tags: string[] = [];
  while (subtags.length > 0) {
    tags.push(subtags.join('-'));
    subtags.pop();
    // A single letter only announces what followed.
    if (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return tags;
}

const primary = (tag: string) => tag.split('-')[0];

/**
 * The first of `items` in the first of the wanted languages that has one: by look-up (RFC 4647 §3.4), else in another
 * variety of that language, as `pt-BR` for `pt`.
 */
export function lookUpLanguage<Item extends { language: string }>(
  wanted: readonly string[],
  items: readonly Item[],
): Item | undefined {
  const tagged = items.map((item) => ({ item, tag: canonical(item.language) }));
  for (const range of wanted) {
    const tag = canonical(range);
    if (tag === null) continue;
    const found =
      fallbacks(tag)
        .map((one) => tagged.find((candidate) => candidate.tag === one))
        .find((one) => one !== undefined) ??
      tagged.find((candidate) => candidate.tag !== null && primary(candidate.tag) === primary(tag));
    if (found) return found.item;
  }
  return undefined;
}
