import { useSite, type WatchTitle } from '@marquee/renderer';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { floatingOf, landed, leavePage } from '../floating/floating-playback';
import { moveVideo } from '../floating/move-video';
import type { Begun } from '../playback/begun';
import { createTabPlayback } from '../playback/tab-playback';
import { useView } from './use-view';

/**
 * The playback of a title in `host`, which begins at once. It ends with the component, unless the viewer leaves the page while
 * it plays: then it floats, and comes back to the page with the same element.
 */
export function usePlayback(title: WatchTitle, begun: Begun, host: RefObject<HTMLElement | null>) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const [playback] = useState(
    () => floatingOf(title.id) ?? createTabPlayback(site, title, `${pathname}${search}`, begun),
  );
  const { store, video, device } = playback;
  // Before React takes the page's elements out of the document: a video that leaves it stops.
  useLayoutEffect(() => {
    if (host.current) moveVideo(video, host.current);
    landed(playback);
    return () => leavePage(playback);
  }, [playback, video, host]);
  useEffect(() => playback.begin(begun.begins), [playback, begun.begins]);
  // While there is a network: a viewer may leave the page when there is none.
  useEffect(() => void import('../contributions/floating').catch(console.warn), []);
  return { store, view: useView(store.view), device };
}
