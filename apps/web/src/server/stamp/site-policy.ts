/** The longest line in a host's file of headers. Of the documented limits, Cloudflare's 2,000 is the lowest. */
const longestLine = 1900;

/**
 * Merges the policies of all pages into one for the site, because hosts set headers by rules and not for each file. It allows
 * what any page's policy allows. Every page also has its own policy in its head, and browsers enforce both (CSP 3 §8.1), so
 * that no page may do more than its own policy allows.
 */
export function sitePolicy(policies: readonly string[]): string {
  const merged = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const directive of policy.split('; ')) {
      const [name = '', ...sources] = directive.split(' ');
      const all = merged.get(name) ?? new Set();
      for (const source of sources) all.add(source);
      merged.set(name, all);
    }
  }
  const text = written(merged);
  if (text.length <= longestLine) return text;
  // The hashes of styles stay in the pages' own policies; beside 'unsafe-inline', a hash would disable it.
  const styles = [...(merged.get('style-src') ?? [])].filter((source) => !isHash(source));
  merged.set('style-src', new Set([...styles, "'unsafe-inline'"]));
  return written(merged);
}

const isHash = (source: string): boolean => source.startsWith("'sha256-");

/** Writes a policy with sorted hashes, so that the text does not depend on the order of pages. */
const written = (merged: ReadonlyMap<string, ReadonlySet<string>>): string =>
  [...merged]
    .map(([name, sources]) => {
      const list = [...sources];
      return [name, ...list.filter((one) => !isHash(one)), ...list.filter(isHash).sort()].join(' ');
    })
    .join('; ');
