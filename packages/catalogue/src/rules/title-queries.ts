import type { HomeQueryVariables, RailRequest } from '@marquee/origin-client/catalogue';
import type { GridSection, RailSection } from '@marquee/realm';
import type { TitleSection } from './title-sections';

const most = 60;
const within = (limit: number) => Math.min(most, Math.max(1, limit));

/** Where a section's titles come from: the realm writes it in small letters, the catalogue's schema in capitals. */
export const railSource = ({ source }: RailSection | GridSection) =>
  source.toUpperCase() as Uppercase<typeof source>;

/** The most rows of titles that the origin answers at once. */
const rowsAtOnce = 24;

/**
 * Makes the queries for a page's sections of titles: the heroes, and a row for each rail and grid by
 * the section's id. Only very long pages need more than one.
 */
export function titleQueries(sections: readonly TitleSection[]): HomeQueryVariables[] {
  const heroes = sections.flatMap((section) => (section.type === 'hero' ? [section.limit] : []));
  const rows = sections.flatMap((section): RailRequest[] =>
    section.type !== 'hero'
      ? [
          {
            key: section.id,
            source: railSource(section),
            first: within(section.limit),
            collection: section.collection,
          },
        ]
      : [],
  );
  const first: HomeQueryVariables = {
    heroes: within(Math.max(1, ...heroes)),
    withHeroes: heroes.length > 0,
    rails: rows.slice(0, rowsAtOnce),
  };
  const further = Array.from(
    { length: Math.max(0, Math.ceil(rows.length / rowsAtOnce) - 1) },
    (_, index): HomeQueryVariables => ({
      heroes: 1,
      withHeroes: false,
      rails: rows.slice((index + 1) * rowsAtOnce, (index + 2) * rowsAtOnce),
    }),
  );
  return first.withHeroes || rows.length > 0 ? [first, ...further] : [];
}
