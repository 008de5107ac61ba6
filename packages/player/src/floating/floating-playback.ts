import { useSyncExternalStore } from 'react';
import { isHandedOver, leftWith } from '../playback/handed-over';
import type { TabPlayback } from '../playback/tab-playback';
import { floats } from '../rules/floats';
import { moveVideo } from './move-video';

/** A frame that has not come after so many ms does not come: its code is lost. */
const FRAME_MS = 10_000;

let floating: TabPlayback | null = null;
let frameTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(playback: TabPlayback | null): void {
  clearTimeout(frameTimer);
  floating = playback;
  for (const listener of [...listeners]) listener();
}

/** What plays beside the pages; null where nothing does. */
export const floatingPlayback = (): TabPlayback | null => floating;

/** The playback of a title that floats; null where another one does, or none. */
export const floatingOf = (id: string): TabPlayback | null =>
  floating?.title.id === id ? floating : null;

export const useFloatingPlayback = (): TabPlayback | null =>
  useSyncExternalStore(subscribe, floatingPlayback, () => null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A title plays on its page: it floats no more, and any other one ends. */
export function landed(playback: TabPlayback): void {
  if (floating !== playback) floating?.end();
  set(null);
}

/** The page of a title is left: it floats, or ends. Called while the page is still in the document. */
export function leavePage(playback: TabPlayback): void {
  const { store, video, device } = playback;
  const isFloating = floats({
    playback: store.view.playback,
    isOn: device.choices().floating,
    isHandedOver: isHandedOver(video),
  });
  if (!isFloating) {
    playback.end();
    leftWith(video);
    return;
  }
  moveVideo(video, waitingPlace());
  set(playback);
  frameTimer = setTimeout(endFloating, FRAME_MS);
}

/** The frame is there and has taken the element. */
export function frameCame(): void {
  clearTimeout(frameTimer);
  document.getElementById(PLACE)?.remove();
}

/** Ends what floats; its place is kept. */
export function endFloating(): void {
  const playback = floating;
  set(null);
  playback?.end();
  document.getElementById(PLACE)?.remove();
}

const PLACE = 'floating-video';

/** Where an element plays unseen until the frame has come: it must not leave the document. */
function waitingPlace(): HTMLElement {
  const place = document.createElement('div');
  place.id = PLACE;
  place.hidden = true;
  document.body.append(place);
  return place;
}
