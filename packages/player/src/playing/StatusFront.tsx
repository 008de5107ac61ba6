import { BufferRing, Button, PlayerMessage, PlayIcon } from '@marquee/design-system';
import { useLabels, useSite, type WatchTitle } from '@marquee/renderer';
import { AtEnd } from '../next/AtEnd';
import { NextFailure } from '../next/NextFailure';
import type { Next, NextFailed } from '../next/next';
import type { PlaybackStore } from '../playback/playback-options';
import type { PlaybackStatus } from '../rules/playback-state';
import { Refused } from './Refused';
import type { ShownView } from './shown-view';
import { useWaitStage } from './use-wait-stage';

interface StatusFrontProps {
  title: WatchTitle;
  store: PlaybackStore;
  view: ShownView;
  next: Next | null;
  nextFailed: NextFailed | null;
}

/** What lies in the middle of the player: a wait, a refusal, a failure, a way to go on. */
export function StatusFront({ title, store, view, next, nextFailed }: StatusFrontProps) {
  const t = useLabels();
  const site = useSite();
  const { status } = view.playback;
  const wait = useWaitStage(status);
  const retry = (
    <Button size="small" onClick={store.retry}>
      {t('player.retry')}
    </Button>
  );
  switch (status.is) {
    case 'refused':
      return <Refused title={title} code={status.code} details={status.details} store={store} />;
    case 'failed':
      return (
        <PlayerMessage
          urgent
          title={t(`player.failed.${status.kind}.title`)}
          text={t(failureText(status))}
          primary={retry}
          requestId={status.requestId}
          requestIdLabel={site.t('failure.request')}
        />
      );
    case 'ready':
      return (
        <Button size="large" startIcon={<PlayIcon />} onClick={() => store.play()}>
          {t('player.play')}
        </Button>
      );
    case 'remote':
      return <PlayerMessage look="line" title={t('player.status.remote')} />;
    case 'ended':
      return <AtEnd next={next} failed={nextFailed} onAgain={() => store.play()} />;
    default:
      break;
  }
  if (wait === 'words') {
    return (
      <PlayerMessage
        look="line"
        title={t('player.waitsLong.title')}
        text={t('player.waitsLong.text')}
        primary={retry}
      />
    );
  }
  if (nextFailed) return <NextFailure failed={nextFailed} />;
  if (wait === 'ring') return <BufferRing label={t('player.waiting')} />;
  if (view.soundTaken) {
    return (
      <Button size="large" onClick={() => store.setMuted(false)}>
        {t('player.tapForSound')}
      </Button>
    );
  }
  return null;
}

/** The words of a failure: only what goes on by itself may say so. */
const failureText = ({ kind, again }: Extract<PlaybackStatus, { is: 'failed' }>): string =>
  kind === 'network' && again === 'press' ? 'player.lost' : `player.failed.${kind}.text`;
