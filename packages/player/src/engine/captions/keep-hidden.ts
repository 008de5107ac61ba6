/** The parts of a `video` that its text tracks are read from. */
type TextTracks = Pick<TextTrackList, 'addEventListener' | 'removeEventListener'> &
  Iterable<Pick<TextTrack, 'kind' | 'mode'>>;

/**
 * Keeps the browser from drawing captions while the page draws them: a viewer who chooses a language in the system's own list
 * has the browser show it. The track stays chosen. The returned function stops it.
 */
export function keepHidden(textTracks: TextTracks, isDrawn: () => boolean): () => void {
  const hide = () => {
    if (isDrawn()) return;
    for (const track of textTracks)
      if (track.mode === 'showing' && track.kind !== 'metadata') track.mode = 'hidden';
  };
  textTracks.addEventListener('change', hide);
  return () => textTracks.removeEventListener('change', hide);
}
