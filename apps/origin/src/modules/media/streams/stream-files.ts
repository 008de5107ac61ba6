import { captionsBetween, TEXTS } from '../captions/captions';
import { webVtt } from '../captions/web-vtt';
import type { Clip, ClipFiles } from '../clips/clip-files';
import { codecsOf, type FragmentedTrack, movedFragment } from '../clips/fragmented-mp4';
import {
  mainPlaylist,
  mediaPlaylist,
  type OtherRendition,
  type SegmentList,
} from '../clips/playlists';
import {
  liveStretch,
  SEGMENT_SECONDS,
  type Stretch,
  segmentSeconds,
  segmentSource,
  wholeStretch,
} from '../clips/stretch';
import { mediaFaults } from '../faults';
import { chaptersOf } from './chapters';
import { LIVE_WINDOW_SECONDS } from './live-settings';
import type { MediaGrant } from './media-grant';
import { SOUNDS } from './sounds';
import { thumbnailsOf } from './thumbnails';

export interface MediaFile {
  type:
    | 'application/vnd.apple.mpegurl'
    | 'text/vtt; charset=utf-8'
    | 'video/mp4'
    | 'audio/mp4'
    | 'image/webp';
  bytes: string | Buffer;
  /** It never changes. */
  isFinal: boolean;
}

const playlist = (bytes: string | Buffer, isFinal: boolean): MediaFile => ({
  type: 'application/vnd.apple.mpegurl',
  bytes,
  isFinal,
});

/** The parts of a stream that are there at `now` (ms since 1970). */
export function stretchAt({ startsAt, seconds }: MediaGrant, now: number): Stretch {
  if (startsAt === null) return wholeStretch(seconds);
  const endsAt = startsAt + seconds * 1000;
  return liveStretch({ startsAt, endsAt, windowSeconds: LIVE_WINDOW_SECONDS }, now);
}

/** Seconds of a segment of text: as short as the picture's while text has to keep up with it. */
const textSeconds = ({ startsAt }: MediaGrant) => (startsAt === null ? 24 : SEGMENT_SECONDS);

/** What is asked for of a rendition. */
interface Asked {
  grant: MediaGrant;
  rendition: string;
  file: string;
  /** In ms since 1970. */
  now: number;
  /** The segment from which on the time begins at zero. */
  breaksAt: number;
}

/** How many playlists are kept: those of some events at once, in each picture size and sound. */
const KEPT = 100;

/** The files of streams, cut from the sample clips. Any process gives the same bytes for the same address. */
export function createStreamFiles(files: ClipFiles) {
  /** The playlists made last: however many watch an event, each is made once until the next segment is there. */
  const kept = new Map<string, Buffer>();

  function listOf(
    { grant: { clip, startsAt }, rendition, breaksAt }: Asked,
    stretch: Stretch,
    segments: Pick<SegmentList, 'secondsOf' | 'offsetOf' | 'header' | 'addressOf'>,
  ): Buffer {
    const key = JSON.stringify([clip, rendition, startsAt, stretch, breaksAt]);
    const type = startsAt === null ? 'whole' : 'live';
    const bytes =
      kept.get(key) ??
      Buffer.from(mediaPlaylist({ ...segments, stretch, type, startsAt, breaksAt }));
    // The one that was asked for last is the last to go.
    kept.delete(key);
    kept.set(key, bytes);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  async function main({ clip: name }: MediaGrant): Promise<MediaFile> {
    const clip = await files.clip(name);
    const sound = await files.sound('main');
    const pictures = clip.pictures.map(({ height, width, track }) => ({
      address: `${height}/list.m3u8`,
      width,
      height,
      ...bitsOf([track, sound]),
      codecs: `${codecsOf(track)},${codecsOf(sound)}`,
      frameRate: 15,
    }));
    return playlist(mainPlaylist(pictures, others()), true);
  }

  /** The track that a rendition's name means; undefined for a text. */
  async function trackOf(clip: Clip, rendition: string): Promise<FragmentedTrack | undefined> {
    const picture = clip.pictures.find(({ height }) => String(height) === rendition);
    if (picture) return picture.track;
    const sound = SOUNDS.find(({ id }) => id === rendition);
    return sound && files.sound(sound.file);
  }

  async function trackFile(
    track: FragmentedTrack,
    type: 'video/mp4' | 'audio/mp4',
    asked: Asked,
  ): Promise<MediaFile> {
    const { grant, file, now, breaksAt } = asked;
    if (file === 'init.mp4') return { type, bytes: track.header, isFinal: true };
    const stretch = stretchAt(grant, now);
    if (file === 'list.m3u8') {
      const bytes = listOf(asked, stretch, {
        secondsOf: (number) => segmentSeconds(track, number),
        offsetOf: (number) => unitsBefore(track, number) / track.timescale,
        header: 'init.mp4',
        addressOf: (number) => `${number}.m4s`,
      });
      return playlist(bytes, stretch.isOver);
    }
    const number = numberIn(file, stretch, '.m4s');
    const { fragment, by } = segmentSource(track, number);
    const source = track.fragments[fragment];
    if (!source) throw mediaFaults.noSuchFile();
    const zero = number >= breaksAt ? unitsBefore(track, breaksAt) : 0;
    return { type, bytes: movedFragment(source, by - zero, number + 1), isFinal: true };
  }

  function textFile(asked: Asked): MediaFile {
    const { grant, rendition, file, now, breaksAt } = asked;
    const length = textSeconds(grant);
    const whole = stretchAt(grant, now);
    const perText = length / SEGMENT_SECONDS;
    const stretch = {
      from: Math.floor(whole.from / perText),
      to: Math.ceil(whole.to / perText),
      isOver: whole.isOver,
    };
    if (file === 'list.m3u8') {
      const bytes = listOf(asked, stretch, {
        secondsOf: () => length,
        offsetOf: (number) => number * length,
        header: null,
        addressOf: (number) => `${number}.vtt`,
      });
      return playlist(bytes, stretch.isOver);
    }
    const number = numberIn(file, stretch, '.vtt');
    const zero = number >= breaksAt ? breaksAt * length : 0;
    const cues = captionsBetween(rendition, number * length, (number + 1) * length).map((cue) => ({
      ...cue,
      from: Math.max(0, cue.from - zero),
      to: cue.to - zero,
    }));
    return {
      type: 'text/vtt; charset=utf-8',
      bytes: webVtt(cues, { isSegment: true }),
      isFinal: true,
    };
  }

  return {
    /** A file beside the playlists of renditions. */
    async top(grant: MediaGrant, file: string): Promise<MediaFile> {
      if (file === 'main.m3u8') return main(grant);
      const clip = await files.clip(grant.clip);
      if (file === 'sprite.webp') return { type: 'image/webp', bytes: clip.sprite, isFinal: true };
      const cues = file === 'thumbnails.vtt' ? thumbnailsOf(grant) : namedCues(grant, file);
      if (cues.length > 0)
        return {
          type: 'text/vtt; charset=utf-8',
          bytes: webVtt(cues, { isSegment: false }),
          isFinal: true,
        };
      throw mediaFaults.noSuchFile();
    },

    /** A file of a rendition; from segment `breaksAt` on with a time that begins at zero. */
    async of(
      grant: MediaGrant,
      rendition: string,
      file: string,
      now: number,
      breaksAt = Number.POSITIVE_INFINITY,
    ): Promise<MediaFile> {
      const asked = { grant, rendition, file, now, breaksAt };
      const isText = TEXTS.some(({ id }) => id === rendition);
      if (isText) return textFile(asked);
      const clip = await files.clip(grant.clip);
      const track = await trackOf(clip, rendition);
      if (!track) throw mediaFaults.noSuchFile();
      const type = /^\d+$/.test(rendition) ? 'video/mp4' : 'audio/mp4';
      return trackFile(track, type, asked);
    },
  };
}

export type StreamFiles = ReturnType<typeof createStreamFiles>;

/** Sounds and texts as the main playlist names them. */
function others(): OtherRendition[] {
  return [
    ...SOUNDS.map(
      ({ id, language, name, role }, at): OtherRendition => ({
        type: 'AUDIO',
        address: `${id}/list.m3u8`,
        language,
        name,
        isMain: at === 0,
        characteristics:
          role === 'description' ? 'public.accessibility.describes-video' : undefined,
      }),
    ),
    ...TEXTS.map(
      ({ id, language, name, kind }): OtherRendition => ({
        type: 'SUBTITLES',
        address: `${id}/list.m3u8`,
        language,
        name,
        isForced: kind === 'forced',
        characteristics:
          kind === 'captions'
            ? 'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound'
            : undefined,
      }),
    ),
  ];
}

/** The chapters, or all the texts of a title on demand. */
function namedCues(grant: MediaGrant, file: string) {
  if (file === 'chapters.vtt') return chaptersOf(grant);
  const text = TEXTS.find(({ id, kind }) => file === `${id}.vtt` && kind !== 'forced');
  return text && grant.startsAt === null ? captionsBetween(text.id, 0, grant.seconds) : [];
}

/** The number in the name of a segment's file. @throws {Fault} where the stream does not have it now. */
function numberIn(file: string, { from, to }: Stretch, ending: string): number {
  const number = Number.parseInt(file, 10);
  if (!file.endsWith(ending) || number < from || number >= to) throw mediaFaults.noSuchFile();
  return number;
}

/** When segment `number` of a track begins, in units of its time scale after the stream's start. */
function unitsBefore(track: FragmentedTrack, number: number): number {
  const { fragment, by } = segmentSource(track, number);
  return (track.fragments[fragment]?.begins ?? 0) + by;
}

/** The bits a second of tracks that play together: at most, and on average. */
function bitsOf(tracks: readonly FragmentedTrack[]) {
  const ratesOf = ({ fragments, timescale }: FragmentedTrack) =>
    fragments.map(({ bytes, lasts }) => (bytes.length * 8 * timescale) / lasts);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const all = tracks.map(ratesOf);
  return {
    peakBits: Math.ceil(sum(all.map((rates) => Math.max(...rates)))),
    averageBits: Math.ceil(sum(all.map((rates) => sum(rates) / rates.length))),
  };
}
