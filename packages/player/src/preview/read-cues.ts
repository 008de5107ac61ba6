import { inTime } from '../playback/in-time';

/** A text with its time, in seconds. */
export interface TimedText {
  start: number;
  end: number;
  text: string;
}

/** Elements that load: nothing else holds them, and a browser may drop what it does not show. */
const loading = new Set<HTMLTrackElement>();

/**
 * Reads a list of timed texts (WebVTT) with the browser's own parser: texts of chapters as they are read, those of metadata as
 * they are written.
 */
export async function readCues(
  address: string,
  kind: 'chapters' | 'metadata',
): Promise<readonly TimedText[]> {
  const cues = await loadCues(address, kind);
  return cues.map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: kind === 'chapters' ? cue.getCueAsHTML().textContent : cue.text,
  }));
}

/** Loads the cues of a file in an element of its own, which plays nothing. */
export function loadCues(address: string, kind: TextTrackKind): Promise<readonly VTTCue[]> {
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  const track = document.createElement('track');
  track.kind = kind;
  track.src = address;
  loading.add(track);
  const cues = new Promise<readonly VTTCue[]>((resolve, reject) => {
    track.addEventListener('load', () =>
      resolve([...(track.track.cues ?? [])].filter((cue) => cue instanceof VTTCue)),
    );
    track.addEventListener('error', () => reject(new Error(`${address} is no list of texts.`)));
    video.append(track);
    track.track.mode = 'hidden';
  });
  return inTime(cues, address).finally(() => loading.delete(track));
}
