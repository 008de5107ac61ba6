import type { HomeQueryVariables, RailRequest } from '@marquee/origin-client/catalogue';
import type { Section } from '@marquee/realm';

const most = 60;
const within = (limit: number) => Math.min(most, Math.max(1, limit));

/** The one query that fills a realm's home page: its heroes, and a rail for each rail section by the section's id. */
export function homeQuery(sections: readonly Section[]): HomeQueryVariables {
  const heroes = sections.flatMap((section) => (section.type === 'hero' ? [section.limit] : []));
  return {
    heroes: within(Math.max(1, ...heroes)),
    withHeroes: heroes.length > 0,
    rails: sections.flatMap((section): RailRequest[] =>
      section.type === 'rail'
        ? [
            {
              key: section.id,
              // The realm writes sources small, the catalogue's schema in capitals.
              source: section.source.toUpperCase() as Uppercase<typeof section.source>,
              first: within(section.limit),
              ...(section.collection ? { collection: section.collection } : {}),
            },
          ]
        : [],
    ),
  };
}
