import { languagePart, type Realm } from '@marquee/realm';
import { allows } from '../allows';
import { type Check, ok, warning, wrong } from '../check';
import { inWords } from '../vendor';
import { freeTitles, type Kind } from './free-titles';
import { checkHost } from './media-host';
import { media, type Played, play } from './play';
import { type Stream, streamOf } from './stream';
import { thumbnailsAt } from './thumbnails';

const KINDS: readonly { kind: Kind; feature: 'live' | 'video'; what: string }[] = [
  { kind: 'live', feature: 'live', what: 'live event' },
  { kind: 'vod', feature: 'video', what: 'title on demand' },
];

/** How far the origin's clock may be from this machine's, in seconds. */
const CLOSE = 2;

const GUIDE = 'See docs/operators/watching.md#what-an-origin-must-give.';

/** Checks what a page plays: a stream of each kind that the realm offers, as a guest at each of the realm's sites. */
export async function examineMedia(realm: Realm, site: string): Promise<Check[]> {
  const kinds = KINDS.filter(({ feature }) => realm.features[feature]);
  if (kinds.length === 0) return [];
  try {
    const titles = await freeTitles(realm);
    const checks = kinds.map(({ kind, what }) => {
      const id = titles.get(kind);
      return id === undefined ? [notFree(kind, what)] : checkStream(realm, { kind, id, site });
    });
    return (await Promise.all(checks)).flat();
  } catch (error) {
    return [wrong('streams', `No title can be looked for: ${inWords(error)}.`, 'See origin.')];
  }
}

const notFree = (kind: Kind, what: string): Check =>
  warning(
    `${kind} stream`,
    `No ${what} can be watched by a guest everywhere now, so no stream was looked at.`,
    'Ask again when there is one; doctor signs in no viewer.',
  );

async function checkStream(
  realm: Realm,
  { kind, id, site }: { kind: Kind; id: string; site: string },
): Promise<Check[]> {
  const subject = `${kind} stream`;
  try {
    const stream = await streamOf(realm, kind, id);
    const unnamed = checkHost(realm, subject, stream.hls);
    const played = await play(stream.hls);
    return [
      ...unnamed,
      ok(subject, `${id} plays: two segments, ${played.seconds.toFixed(1)} s.`),
      ...(await checkSites(realm, { subject, site, address: stream.hls, played })),
      checkCaptions(realm, subject, played),
      ...(kind === 'vod' ? [await checkThumbnails(subject, stream)] : []),
      checkClock(subject, stream),
    ];
  } catch (error) {
    return [wrong(subject, `${id} does not play: ${inWords(error)}.`, GUIDE)];
  }
}

/** Checks that browsers at every site of the realm may read playlists and segments (Fetch standard, §3.3). */
async function checkSites(
  { hosts }: Realm,
  {
    subject,
    site,
    address,
    played,
  }: { subject: string; site: string; address: string; played: Played },
): Promise<Check[]> {
  const sites = [...new Set([site, ...hosts.map((host) => `https://${host}`)])];
  const refused = await Promise.all(
    sites.map(async (one) => {
      const from = new URL(one).origin;
      const answers = await Promise.all([
        media(address, 'the playlist', { origin: from }),
        media(played.segment, 'a segment', { origin: from, range: 'bytes=0-99' }),
      ]);
      return answers.every((answer) => allows(answer, from)) ? [] : [from];
    }),
  );
  const at = refused.flat();
  if (at.length === 0) return [ok(subject, `Browsers at ${sites.join(', ')} may play it.`)];
  return [
    wrong(
      subject,
      `Browsers at ${at.join(', ')} may not read playlists or segments.`,
      'Their answers need access-control-allow-origin with the site that asks, or "*".',
    ),
  ];
}

function checkCaptions({ locales }: Realm, subject: string, { variant }: Played): Check {
  const there = new Set(variant.subtitles.map(({ language }) => languagePart(language ?? '')));
  const wanted = [...new Set(locales.supported.map(({ tag }) => languagePart(tag)))];
  const missing = wanted.filter((language) => !there.has(language));
  return missing.length === 0
    ? ok(subject, `Captions are there in ${wanted.join(', ')}.`)
    : warning(
        subject,
        `There are no captions in ${missing.join(', ')}, which the site speaks.`,
        `Add renditions of the type SUBTITLES. ${GUIDE}`,
      );
}

async function checkThumbnails(subject: string, { thumbnails }: Stream): Promise<Check> {
  if (thumbnails === undefined)
    return warning(subject, 'There are no thumbnails for the bar.', GUIDE);
  try {
    const found = await thumbnailsAt(thumbnails);
    return 'fault' in found
      ? warning(subject, found.fault, GUIDE)
      : ok(subject, `${found.count} thumbnails of ${found.width} × ${found.height} pixels.`);
  } catch (error) {
    return wrong(subject, `Its thumbnails cannot be had: ${inWords(error)}.`, GUIDE);
  }
}

/** Countdowns and the live edge follow the origin's clock. */
function checkClock(subject: string, { ahead }: Stream): Check {
  const by = `${Math.abs(ahead).toFixed(1)} s`;
  return Math.abs(ahead) <= CLOSE
    ? ok(subject, `The origin's clock is within ${CLOSE} s of this machine's.`)
    : warning(
        subject,
        `The origin's clock is ${by} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's: one of them is wrong.`,
        'Let both follow a time server (NTP).',
      );
}
