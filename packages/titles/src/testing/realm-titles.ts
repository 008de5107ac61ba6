import { brandWords } from '@marquee/design-system/samples/brands';
import { mediaTexts } from '@marquee/design-system/samples/media-texts';
import { samplePicture } from '@marquee/design-system/samples/pictures';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { TitleCardFragment } from '@marquee/origin-client/catalogue';
import { event, playlist, series, video } from './title-answers';

type Globals = Record<string, unknown>;

const DAY = 86_400_000;

/** An instant so many ms from now: in the workshop a countdown goes on, and a replay is of yesterday. */
export const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A picture of one of the ten titles of the toolbar's realm, as the origin answers it. */
function picture(globals: Globals, at: number, shape: Parameters<typeof samplePicture>[2]) {
  const { tone = '#2b3246', ...rest } = samplePicture(globals, at, shape);
  return { ...rest, tone, alt: '' };
}

/** The pictures of one of the ten titles of the toolbar's realm. */
export const realmImages = (globals: Globals, at: number) => ({
  hero: picture(globals, at, 'hero'),
  heroMobile: picture(globals, at, 'heroMobile'),
  landscape: picture(globals, at, 'landscape'),
  portrait: picture(globals, at, 'portrait'),
  square: picture(globals, at, 'square'),
});

/** The titles of the toolbar's realm by their kinds: what the origin answers of each. */
export function realmTitles(globals: Globals) {
  const { titles, events, ...words } = brandWords(globals);
  const named = (name = '') => {
    const at = Math.max(titles.indexOf(name), 0);
    return { name: sampleTexts(globals).titles[at] ?? name, images: realmImages(globals, at) };
  };
  const leagues = mediaTexts(globals).events.map(({ league }) => league);
  return {
    event: { ...named(events[0]?.name), league: leagues[0] },
    nextEvent: { ...named(events[1]?.name), league: leagues[1] },
    lastEvent: { ...named(events[2]?.name), league: leagues[2] },
    video: named(words.video),
    series: named(words.series),
    playlist: named(words.playlist),
  };
}

/** What is like a title: one of each kind. */
export function relatedTitles(globals: Globals): TitleCardFragment[] {
  const titles = realmTitles(globals);
  return [
    event({ id: 'e-2', ...titles.nextEvent, startsAt: fromNow(3 * DAY) }),
    video({ id: 'v-2', ...titles.video, isNew: true }),
    event({ id: 'e-3', ...titles.lastEvent, state: 'REPLAY', startsAt: fromNow(-2 * DAY) }),
    series({ id: 's-2', ...titles.series }),
    playlist({ id: 'p-2', ...titles.playlist }),
  ];
}
