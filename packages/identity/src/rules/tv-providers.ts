import type { AllowedProvider, TvProvider, TvProviders } from '../tv/tv-steps';

/**
 * Who may be chosen, in which group: of the realm's own list those that are to be displayed are featured, the others
 * follow; a realm without a list takes all that the service names, in the order of their names (spec 1 §2, §3).
 */
export function arrangeTvProviders(
  known: readonly TvProvider[],
  allowed: readonly AllowedProvider[] | undefined,
  locale: string,
): TvProviders {
  if (!allowed) return { featured: [], nonFeatured: byName(known, locale) };
  const chosen = (display: boolean) =>
    allowed
      .filter((one) => (one.display ?? false) === display)
      .flatMap(({ name }) => known.find(({ id }) => id === name) ?? []);
  return { featured: chosen(true), nonFeatured: byName(chosen(false), locale) };
}

/** Those whose names hold every word that was typed, whatever its case and accents, and what came along unseen when it was copied. */
export function findTvProviders({ featured, nonFeatured }: TvProviders, term: string): TvProviders {
  const words = plain(term).split(/\s/);
  const fits = ({ name }: TvProvider) => words.every((word) => plain(name).includes(word));
  return { featured: featured.filter(fits), nonFeatured: nonFeatured.filter(fits) };
}

/** Fewer than this are seen at a glance. */
const atAGlance = 8;

export const needsSearch = ({ featured, nonFeatured }: TvProviders): boolean =>
  featured.length + nonFeatured.length > atAGlance;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

function byName(providers: readonly TvProvider[], locale: string): TvProvider[] {
  const { compare } = new Intl.Collator(locale);
  return [...providers].sort((a, b) => compare(a.name, b.name));
}
