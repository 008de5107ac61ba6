import { FloatingPlayer, mediaLayer } from '@marquee/design-system';
import { useLabels } from '@marquee/renderer';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TabPlayback } from '../playback/tab-playback';
import { useOtherViewer } from '../playback/use-other-viewer';
import { useView } from '../playing/use-view';
import { useWaitStage } from '../playing/use-wait-stage';
import { refusalView } from '../rules/refusal-view';
import { usePresence } from '../still-there/use-presence';
import { endFloating, frameCame } from './floating-playback';
import { moveVideo } from './move-video';
import { useCorner } from './use-corner';

interface FloatingTitleProps {
  playback: TabPlayback;
  /** The page in view is a step of another task, which no picture accompanies. */
  isStep: boolean;
}

/** A title that plays on beside another page. Its viewer is asked whether they are there, and without an answer it ends. */
export function FloatingTitle({ playback, isStep }: FloatingTitleProps) {
  const { title, path, video, store } = playback;
  const t = useLabels();
  const host = useRef<HTMLDivElement>(null);
  const view = useView(store.view);
  const { playback: state, liveness, position, window } = view;
  const [corner, setCorner] = useCorner();
  const { status } = state;
  const isWaiting = useWaitStage(status) !== 'unseen';
  useLayoutEffect(() => {
    if (host.current) moveVideo(video, host.current);
    frameCame();
  }, [video]);
  const presence = usePresence(view);
  useEffect(() => {
    if (presence === 'asked') store.pause();
    if (presence === 'away') endFloating();
  }, [presence, store]);
  const isAsked = presence === 'asked' && !state.wanted;
  useStaysOnlyWhilePlaying(video);
  // What a viewer watches is not the next viewer's.
  useOtherViewer(endFloating);
  useEffect(() => {
    if (isStep) endFloating();
  }, [isStep]);
  // The frame has no layer of ours for captions.
  useEffect(() => {
    store.drawCaptions('floating', true);
    return () => store.drawCaptions('floating', false);
  }, [store]);
  return (
    <FloatingPlayer
      label={t('player.floating.label', { title: title.name })}
      title={title.name}
      href={path}
      media={<div ref={host} className={mediaLayer()} />}
      labels={{
        back: t('player.floating.back', { title: title.name }),
        play: t(isAsked ? 'player.stillThere.go' : 'player.play'),
        pause: t('player.pause'),
        again: t('player.again'),
        move: t('player.floating.move'),
        close: t('player.floating.close'),
        waiting: t('player.waiting'),
      }}
      state={shownState()}
      message={message()}
      share={liveness === null && window.end > 0 ? position / window.end : undefined}
      corner={corner}
      onCorner={setCorner}
      onPlay={(playing) => (playing ? store.play() : store.pause())}
      onClose={endFloating}
    />
  );

  function shownState() {
    if (status.is === 'refused' || status.is === 'failed') return 'stopped';
    if (status.is === 'ended') return 'ended';
    if (!state.wanted) return 'paused';
    return isWaiting ? 'waiting' : 'playing';
  }

  function message() {
    if (isAsked) return t('player.stillThere.title');
    if (status.is === 'failed') return t(`player.failed.${status.kind}.title`);
    if (status.is !== 'refused') return undefined;
    return t(`player.refused.${refusalView(status.code, status.details).words}.title`);
  }
}

/** A browser whose element stopped as it was moved has no picture that goes on: its place is kept (spec 4 §5). */
function useStaysOnlyWhilePlaying(video: HTMLVideoElement): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (video.paused && !video.ended) endFloating();
    });
    return () => clearTimeout(timer);
  }, [video]);
}
