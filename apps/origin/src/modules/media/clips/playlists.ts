import type { Stretch } from './stretch';

/** Texts of HTTP Live Streaming (RFC 8216; version 7 for fragments of MP4). Addresses are relative to the playlist. */

export interface PictureRendition {
  address: string;
  width: number;
  height: number;
  /** The most that a segment takes, sound included, in bits a second; and what it takes on average. */
  peakBits: number;
  averageBits: number;
  /** As in RFC 6381. */
  codecs: string;
  frameRate: number;
}

export interface OtherRendition {
  type: 'AUDIO' | 'SUBTITLES';
  address: string;
  /** BCP 47. */
  language: string;
  name: string;
  /** Chosen where the viewer has chosen nothing. */
  isMain?: boolean;
  /** Text for those who understand the sound but for a part of it. */
  isForced?: boolean;
  /** As in RFC 8216 §4.3.4.1, such as `public.accessibility.describes-video`. */
  characteristics?: string;
}

const GROUP = { AUDIO: 'sound', SUBTITLES: 'text' } as const;

const yesOrNo = (is: boolean | undefined) => (is ? 'YES' : 'NO');

/** A text in double quotes, which must hold neither quotes nor line ends. */
const quoted = (text: string) => `"${text.replaceAll(/["\r\n]/g, '')}"`;

function otherLine(one: OtherRendition): string {
  const { type, address, language, name, isMain, isForced, characteristics } = one;
  const attributes = [
    `TYPE=${type}`,
    `GROUP-ID=${quoted(GROUP[type])}`,
    `NAME=${quoted(name)}`,
    `LANGUAGE=${quoted(language)}`,
    `DEFAULT=${yesOrNo(isMain)}`,
    `AUTOSELECT=${yesOrNo(isMain || isForced || !characteristics)}`,
    ...(type === 'SUBTITLES' ? [`FORCED=${yesOrNo(isForced)}`] : []),
    ...(characteristics ? [`CHARACTERISTICS=${quoted(characteristics)}`] : []),
    `URI=${quoted(address)}`,
  ];
  return `#EXT-X-MEDIA:${attributes.join(',')}`;
}

/** The playlist that names all renditions of a stream, the first picture as the one to begin with. */
export function mainPlaylist(
  pictures: readonly PictureRendition[],
  others: readonly OtherRendition[],
): string {
  const has = (wanted: OtherRendition['type']) => others.some(({ type }) => type === wanted);
  const groups = [
    ...(has('AUDIO') ? [`AUDIO=${quoted(GROUP.AUDIO)}`] : []),
    ...(has('SUBTITLES') ? [`SUBTITLES=${quoted(GROUP.SUBTITLES)}`] : []),
  ];
  const lines = pictures.flatMap((one) => {
    const attributes = [
      `BANDWIDTH=${one.peakBits}`,
      `AVERAGE-BANDWIDTH=${one.averageBits}`,
      `RESOLUTION=${one.width}x${one.height}`,
      `FRAME-RATE=${one.frameRate.toFixed(3)}`,
      `CODECS=${quoted(one.codecs)}`,
      ...groups,
    ];
    return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, one.address];
  });
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  return [...head, ...others.map(otherLine), ...lines, ''].join('\n');
}

export interface SegmentList {
  stretch: Stretch;
  /** How long a segment plays, in seconds. */
  secondsOf: (number: number) => number;
  /** `live`: old segments go; `event`: none goes while it is on; `whole`: nothing changes. */
  type: 'live' | 'event' | 'whole';
  /** When segment 0 begins, in ms since 1970; null where a stream has no clock. */
  startsAt: number | null;
  /** Of segment 0 to the beginning of another, in seconds. */
  offsetOf: (number: number) => number;
  header: string | null;
  addressOf: (number: number) => string;
  /** The segment from which on the stream has another time. */
  breaksAt: number;
}

/** How often a playlist says which instant a segment begins at. */
const DATED = 10;

/** The playlist of one rendition. */
export function mediaPlaylist(list: SegmentList): string {
  const { stretch, type, startsAt, breaksAt } = list;
  // All segments of a rendition are as long as its first but for less than half a second.
  const target = Math.round(list.secondsOf(0));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${target}`,
    `#EXT-X-MEDIA-SEQUENCE:${stretch.from}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ];
  if (type === 'event') lines.push('#EXT-X-PLAYLIST-TYPE:EVENT');
  if (type === 'whole') lines.push('#EXT-X-PLAYLIST-TYPE:VOD');
  // The one that is said no more was the first.
  if (stretch.from >= breaksAt) lines.push('#EXT-X-DISCONTINUITY-SEQUENCE:1');
  if (list.header !== null) lines.push(`#EXT-X-MAP:URI=${quoted(list.header)}`);
  for (let number = stretch.from; number < stretch.to; number += 1) {
    if (number === breaksAt && number > stretch.from) lines.push('#EXT-X-DISCONTINUITY');
    const isDated = number === stretch.from || number % DATED === 0;
    if (startsAt !== null && isDated) {
      const instant = new Date(startsAt + Math.round(list.offsetOf(number) * 1000));
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${instant.toISOString()}`);
    }
    lines.push(`#EXTINF:${list.secondsOf(number).toFixed(5)},`, list.addressOf(number));
  }
  if (stretch.isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}
