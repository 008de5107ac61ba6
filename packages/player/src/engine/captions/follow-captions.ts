import type { EngineEvent } from '../engine';
import type { Cue } from './cue';
import { cueContent } from './cue-content';

/** The kinds of text tracks with words for viewers; `forced` is WebKit's. */
const KINDS: readonly string[] = ['subtitles', 'captions', 'forced'];

/** A cue as the browser has it, as plain data. */
function cueOf(cue: VTTCue): Cue {
  const { id, startTime, endTime, line, snapToLines, position, size } = cue;
  return {
    id,
    start: startTime,
    end: endTime,
    line,
    snaps: snapToLines,
    position,
    positionAlign: cue.positionAlign,
    size,
    align: cue.align,
    vertical: cue.vertical,
    content: cueContent(cue.getCueAsHTML()),
  };
}

/** The cues to show now: of tracks that are on and that the browser does not draw itself. */
function shownCues(tracks: TextTrackList): readonly Cue[] {
  return [...tracks]
    .filter(({ kind, mode }) => mode === 'hidden' && KINDS.includes(kind))
    .flatMap(({ activeCues }) => [...(activeCues ?? [])])
    .filter((cue) => cue instanceof VTTCue)
    .map(cueOf);
}

/** Tells the captions of a `video` whenever others are to be shown; the returned function stops it. */
export function followCaptions(
  { textTracks }: HTMLVideoElement,
  tell: (event: EngineEvent) => void,
): () => void {
  const told = () => tell({ type: 'cues', cues: shownCues(textTracks) });
  const added = ({ track }: TrackEvent) => track?.addEventListener('cuechange', told);
  for (const track of textTracks) track.addEventListener('cuechange', told);
  textTracks.addEventListener('addtrack', added);
  textTracks.addEventListener('change', told);
  return () => {
    for (const track of textTracks) track.removeEventListener('cuechange', told);
    textTracks.removeEventListener('addtrack', added);
    textTracks.removeEventListener('change', told);
  };
}
