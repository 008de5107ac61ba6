import type { TitleView } from '@marquee/titles';
import type { TitleSectionView } from './title-sections';

type JsonLd = Record<string, unknown>;

interface Brand {
  fullName: string;
  description: string;
  language: string;
  /** Scheme and host, when the realm has a public address. */
  address?: string;
  logo: string;
}

/** The most events in the list: more would help no crawler, and make every page larger. */
const mostEvents = 10;

/** Describes the brand and its live and upcoming events for search engines (schema.org). */
export function homeStructuredData(brand: Brand, sections: readonly TitleSectionView[]): JsonLd[] {
  const organization: JsonLd = {
    '@type': 'Organization',
    name: brand.fullName,
    ...(brand.address ? { url: brand.address, logo: new URL(brand.logo, brand.address).href } : {}),
  };
  const site: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.fullName,
    description: brand.description,
    inLanguage: brand.language,
    ...(brand.address ? { url: brand.address } : {}),
    publisher: organization,
  };
  const events = openEvents(sections);
  if (events.length === 0) return [site];
  const list: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'BroadcastEvent',
        name: event.name,
        isLiveBroadcast: true,
        startDate: event.startsAt,
        ...(event.language ? { inLanguage: event.language } : {}),
      },
    })),
  };
  return [site, list];
}

/** Live and upcoming events, each once, in the order of the page. */
function openEvents(sections: readonly TitleSectionView[]): TitleView[] {
  const titles = sections.flatMap((section): readonly TitleView[] =>
    section.type === 'hero' ? section.heroes : section.cards,
  );
  const open = titles.filter(({ state }) => state === 'LIVE' || state === 'UPCOMING');
  return [...new Map(open.map((title) => [title.id, title])).values()].slice(0, mostEvents);
}
