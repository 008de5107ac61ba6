/**
 * The characters that no database keeps as text, and no viewer types: NUL, and one half of a pair
 * of UTF-16 units.
 */
const UNSTORABLE = /\0|\p{Surrogate}/u;

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/**
 * Messages on every text of a value, and every key in it, that cannot be stored; each with a pointer to it, such as
 * `body/fields/name`. Walks without recursion: a body of 64 KiB can be thirty thousand lists deep.
 */
export function unstorableIn(where: string, whole: unknown): string[] {
  const messages: string[] = [];
  const open: [place: string, value: unknown][] = [[where, whole]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [place, value] = next;
    if (typeof value === 'string' && !isStorable(value)) messages.push(`${place} ${SAID}.`);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inside] of Object.entries(value)) {
      if (isStorable(key)) open.push([`${place}/${escaped(key)}`, inside]);
      else messages.push(`${place} has a key that ${SAID}.`);
    }
  }
  return messages;
}

const SAID = 'holds a NUL or half a character, which is no text';

/** Escapes a key for a JSON pointer (RFC 6901). */
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
