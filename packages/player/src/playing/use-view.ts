import { useEffect, useState } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { PlaybackView } from '../playback/playback-view';
import type { ShownView } from './shown-view';

/**
 * What a playback shows now. It changes several times a second, also while the next page is being rendered: an external store's
 * changes would each make React begin that page anew, and Chromium keeps the pictures of every page that was begun. A state's
 * changes wait.
 */
export function useView(view: PlaybackView): ShownView {
  const [shown, setShown] = useState(() => snapshot(view));
  useEffect(() => {
    const show = () => setShown(snapshot(view));
    show();
    return subscribe(view, show);
  }, [view]);
  return shown;
}
