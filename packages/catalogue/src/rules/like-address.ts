const SHORTEST = 3;

/** The words of an address or a name that say something. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= SHORTEST),
  );

/** The address as a person reads it; one that cannot be decoded as it is. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Titles with those first whose names share the most with an address, longer words more; of equal ones the order stays. */
export function likeAddress<Title extends { name: string }>(
  pathname: string,
  titles: readonly Title[],
): Title[] {
  const wanted = wordsOf(readable(pathname));
  const shared = ({ name }: Title) =>
    [...wordsOf(name)].filter((word) => wanted.has(word)).join('').length;
  return titles
    .map((title) => ({ title, shared: shared(title) }))
    .sort((one, other) => other.shared - one.shared)
    .map(({ title }) => title);
}
