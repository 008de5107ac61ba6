/** The longest value that counts. Our own pages write no longer ones. */
const LONGEST_VALUE = 2_000;

/**
 * The part of a query that a page is made with: the parameters that its route declares, in that order, each once. Other
 * parameters make no other page, so that no caller can make the server render one anew with `?utm_source=…`.
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

/** A redirect to the page itself, with the other parameters of its query added. `location` is as the page gave it. */
export function withOtherQuery(location: string, url: URL): string {
  const target = new URL(location, url);
  if (target.origin !== url.origin || target.pathname !== url.pathname) return location;
  for (const [name, value] of url.searchParams) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  }
  return `${target.pathname}${target.search}`;
}
