import { isHeld } from '@marquee/titles';
import type { TitlePageView } from '../title/title-page-view';
import type { EpisodeView } from '../title/video-rows';

export type JsonLd = Record<string, unknown>;

/** What structured data says of the site around a title. */
export interface StructuredSite {
  brand: string;
  /** The absolute address of the start page; undefined while the realm has no public address. */
  home?: string;
  /** The absolute address of a page by its path; undefined while the realm has no public address. */
  addressOf: (path: string | undefined) => string | undefined;
  /** The absolute address of a picture, in a format that every search engine reads. */
  pictureOf: (picture: TitlePageView['picture']) => string;
  /** The path of a title's page; undefined while the realm has no such page. */
  pathOf: (title: Pick<TitlePageView, 'id' | 'kind' | 'name' | 'state'>) => string | undefined;
  seasonPathOf: (season: { id: string; name: string }) => string | undefined;
}

/** The season that a series' page shows, with the first of its episodes. */
export interface StructuredSeason {
  id: string;
  name: string;
  episodeCount: number;
  episodes: { rows: readonly EpisodeView[] };
}

/** Describes a title's page for search engines (schema.org): what it is, and where it belongs. */
export function structuredData(title: TitlePageView, site: StructuredSite): JsonLd[] {
  return [ofKind(title, site), breadcrumbs(placesOf(title, site))];
}

/** Describes the page of one season. */
export function seasonStructuredData(
  series: TitlePageView,
  season: StructuredSeason,
  site: StructuredSite,
): JsonLd[] {
  const address = site.addressOf(site.seasonPathOf(season));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TVSeason',
      name: season.name,
      url: address,
      seasonNumber: series.seasons.find(({ id }) => id === season.id)?.number,
      numberOfEpisodes: season.episodeCount,
      partOfSeries: seriesOf(series, site),
      episode: season.episodes.rows.map(({ id, name, number }) => ({
        '@type': 'TVEpisode',
        name,
        episodeNumber: number,
        url: addressOfVideo({ id, name }, site),
      })),
    },
    breadcrumbs([...placesOf(series, site), { name: season.name, address }]),
  ];
}

/** Describes a page that lists titles: their addresses in the order of the page; null where they have none. */
export function listStructuredData(
  name: string,
  titles: readonly Pick<TitlePageView, 'id' | 'kind' | 'name' | 'state'>[],
  site: Pick<StructuredSite, 'addressOf' | 'pathOf'>,
): JsonLd | null {
  const items = titles.flatMap((title) => {
    const url = site.addressOf(site.pathOf(title));
    return url === undefined ? [] : { name: title.name, url };
  });
  return items.length === 0 ? null : { '@context': 'https://schema.org', ...itemList(name, items) };
}

function ofKind(title: TitlePageView, site: StructuredSite): JsonLd {
  const context = { '@context': 'https://schema.org' };
  switch (title.kind) {
    case 'event':
      return { ...context, ...sportsEvent(title, site) };
    case 'video':
      return { ...context, ...videoOrEpisode(title, site) };
    case 'series':
      return { ...context, ...wholeSeries(title, site) };
    case 'playlist':
      return { ...context, ...playlist(title, site) };
  }
}

const addressOfTitle = (title: TitlePageView, { addressOf, pathOf }: StructuredSite) =>
  addressOf(pathOf(title));

const addressOfVideo = ({ id, name }: { id: string; name: string }, site: StructuredSite) =>
  site.addressOf(site.pathOf({ id, kind: 'video', name }));

/** The three shapes that search engines ask for. */
const picturesOf = ({ picture, portrait, square }: TitlePageView, { pictureOf }: StructuredSite) =>
  [picture, portrait, square].map(pictureOf);

/** What can be watched. Its own address leads to the page: that of the stream is signed for one viewer. */
function video(title: TitlePageView, site: StructuredSite): JsonLd {
  const { name, synopsis, accessLevel, countries, minimumAge, seconds, language } = title;
  return {
    '@type': 'VideoObject',
    name,
    description: synopsis ?? name,
    thumbnailUrl: picturesOf(title, site),
    uploadDate: title.releasedAt ?? title.startsAt,
    duration: seconds === undefined ? undefined : `PT${seconds}S`,
    url: addressOfTitle(title, site),
    inLanguage: language,
    typicalAgeRange: minimumAge === undefined ? undefined : `${minimumAge}-`,
    requiresSubscription: accessLevel === 'LICENCE',
    isAccessibleForFree: accessLevel !== 'LICENCE',
    regionsAllowed: countries?.join(','),
  };
}

function videoOrEpisode(title: TitlePageView, site: StructuredSite): JsonLd {
  const { name, episodeOf } = title;
  if (!episodeOf) return video(title, site);
  const { number, season, series } = episodeOf;
  return {
    '@type': 'TVEpisode',
    name,
    url: addressOfTitle(title, site),
    episodeNumber: number,
    partOfSeason: {
      '@type': 'TVSeason',
      name: season.name,
      url: site.addressOf(site.seasonPathOf(season)),
    },
    partOfSeries: seriesOf(series, site),
    video: video(title, site),
  };
}

const EVENT_STATUS = {
  ON_TIME: 'https://schema.org/EventScheduled',
  MOVED: 'https://schema.org/EventRescheduled',
  POSTPONED: 'https://schema.org/EventPostponed',
  CANCELLED: 'https://schema.org/EventCancelled',
} as const;

/** A live event, and its broadcast. How its fights ended is in no page's head. */
function sportsEvent(title: TitlePageView, site: StructuredSite): JsonLd {
  const { name, synopsis, event, startsAt, venue } = title;
  const { timing = 'ON_TIME', endsAt, announcedStartsAt, bouts = [] } = event ?? {};
  const url = addressOfTitle(title, site);
  const fighters = bouts.flatMap(({ red, blue }) => [red.name, blue.name]);
  const broadcast: JsonLd = {
    '@type': 'BroadcastEvent',
    name,
    isLiveBroadcast: true,
    startDate: startsAt,
    endDate: endsAt,
  };
  return {
    '@type': 'SportsEvent',
    name,
    description: synopsis ?? name,
    image: picturesOf(title, site),
    url,
    startDate: startsAt,
    endDate: endsAt,
    previousStartDate: timing === 'MOVED' ? announcedStartsAt : undefined,
    eventStatus: EVENT_STATUS[timing],
    eventAttendanceMode: `https://schema.org/${venue ? 'Mixed' : 'Online'}EventAttendanceMode`,
    location: venue
      ? { '@type': 'Place', name: venue, address: venue }
      : { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: site.brand, url: site.home },
    competitor:
      fighters.length === 0
        ? undefined
        : [...new Set(fighters)].map((fighter) => ({ '@type': 'Person', name: fighter })),
    subjectOf: isHeld({ timing }) ? { ...video(title, site), publication: broadcast } : undefined,
  };
}

const seriesOf = (
  { id, name }: { id: string; name: string },
  { addressOf, pathOf }: StructuredSite,
): JsonLd => ({
  '@type': 'TVSeries',
  name,
  url: addressOf(pathOf({ id, kind: 'series', name })),
});

function wholeSeries(title: TitlePageView, site: StructuredSite): JsonLd {
  const { name, synopsis, seasons } = title;
  return {
    ...seriesOf(title, site),
    description: synopsis ?? name,
    image: picturesOf(title, site),
    // Specials are no season.
    numberOfSeasons: seasons.filter(({ number }) => number > 0).length,
    containsSeason: seasons.map((season) => ({
      '@type': 'TVSeason',
      name: season.name,
      seasonNumber: season.number,
      numberOfEpisodes: season.episodeCount,
      url: site.addressOf(site.seasonPathOf(season)),
    })),
  };
}

function playlist(title: TitlePageView, site: StructuredSite): JsonLd {
  const { name, videos, videoCount } = title;
  const items = (videos?.rows ?? []).map((one) => ({
    name: one.name,
    url: addressOfVideo(one, site),
  }));
  return { ...itemList(name, items), numberOfItems: videoCount };
}

const itemList = (name: string, items: readonly { name: string; url?: string }[]): JsonLd => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map((item, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    ...item,
  })),
});

/** A page on the way from the start page to another. */
export interface BreadcrumbPlace {
  name: string;
  address?: string;
}

/** The pages above a title, and its own. */
function placesOf(title: TitlePageView, site: StructuredSite): BreadcrumbPlace[] {
  const { episodeOf } = title;
  const above = episodeOf
    ? [
        {
          name: episodeOf.series.name,
          address: site.addressOf(site.pathOf({ ...episodeOf.series, kind: 'series' })),
        },
        {
          name: episodeOf.season.name,
          address: site.addressOf(site.seasonPathOf(episodeOf.season)),
        },
      ]
    : [];
  return [
    { name: site.brand, address: site.home },
    ...above,
    { name: title.name, address: addressOfTitle(title, site) },
  ];
}

/** Describes the way to a page from the start page. */
export const breadcrumbs = (places: readonly BreadcrumbPlace[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address,
  })),
});
