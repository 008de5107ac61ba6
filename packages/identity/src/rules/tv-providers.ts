import type { AllowedProvider, TvProvider, TvProviders } from '../tv/tv-steps';

/**
 * The TV providers to choose from, in groups: of the realm's list those marked to be displayed are
 * featured, the others follow; a realm without a list has all that the service names, by name
 * (spec 1 §2, §3).
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

/**
 * The providers whose names have every typed word, without regard to case, accents and invisible
 * characters.
 */
export function findTvProviders({ featured, nonFeatured }: TvProviders, term: string): TvProviders {
  const words = plain(term).split(/\s/);
  const fits = ({ name }: TvProvider) => words.every((word) => plain(name).includes(word));
  return { featured: featured.filter(fits), nonFeatured: nonFeatured.filter(fits) };
}

/** Below this number the list needs no search field. */
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
