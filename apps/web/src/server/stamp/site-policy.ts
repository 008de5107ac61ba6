/** What a hosts' file of headers takes in one line; Cloudflare's is the shortest of those that say (2,000). */
const longestLine = 1900;

/**
 * One policy for all pages of a site, for hosts whose headers are rules and not a file's own: it allows what any page's
 * policy allows. Every page also brings its own policy in its head, and browsers hold a page to both (CSP 3 §8.1), so
 * that no page may do more than its own says.
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
  // Only the pages' own policies can hold all hashes of styles then; a hash beside it would void 'unsafe-inline'.
  const styles = [...(merged.get('style-src') ?? [])].filter((source) => !isHash(source));
  merged.set('style-src', new Set([...styles, "'unsafe-inline'"]));
  return written(merged);
}

const isHash = (source: string): boolean => source.startsWith("'sha256-");

/** Hashes in an order of their own, so that the text does not depend on which page was first. */
const written = (merged: ReadonlyMap<string, ReadonlySet<string>>): string =>
  [...merged]
    .map(([name, sources]) => {
      const list = [...sources];
      return [name, ...list.filter((one) => !isHash(one)), ...list.filter(isHash).sort()].join(' ');
    })
    .join('; ');
