/** The longest value that counts. Whoever writes longer ones is not on the way through our pages. */
const LONGEST_VALUE = 2_000;

/**
 * The part of a query that a page is made with: what its route declares, in that order, each once. Everything else makes no
 * other page, so that nobody can have one made anew with `?utm_source=…`.
 */
export function declaredQuery(search: string, declared: readonly string[]): string {
  if (search === '' || declared.length === 0) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of declared) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST_VALUE) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/** A redirect to the page itself with what its query had beside. `location` is as the page gave it. */
export function withOtherQuery(location: string, url: URL): string {
  const target = new URL(location, url);
  if (target.origin !== url.origin || target.pathname !== url.pathname) return location;
  for (const [name, value] of url.searchParams) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  return `${target.pathname}${target.search}`;
}
