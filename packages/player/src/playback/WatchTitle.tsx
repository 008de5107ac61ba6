import { BufferRing, Button, PlayerFrame, PlayerMessage } from '@marquee/design-system';
import { type SlotProps, useLabels, useLateCode, useSite } from '@marquee/renderer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { floatingOf, floatingPlayback } from '../floating/floating-playback';
import { beforePlaying } from '../rules/before-playing';
import { beginsByItself } from '../rules/begins-by-itself';
import type { Begins } from '../rules/playback-preferences';
import { BeforePlaying } from './BeforePlaying';
import type { Begun } from './begun';
import { savesData } from './connection';
import { forgetHandedOver, type HandedOver, handedOver } from './handed-over';
import { inTime } from './in-time';
import { PlayButtons } from './PlayButtons';
import { loadPlayingTitle, preparePlaying, usePreparedPlaying } from './prepare-playing';
import { createVideo } from './video-element';

/** The player's place: a poster and one button, then the moving picture; or what is in the way of both. */
export function WatchTitle({ title, begins }: SlotProps['title.watch']) {
  const t = useLabels();
  const [begun, setBegun] = useState<Begun | undefined>(() => {
    const handed = handedOver(title.id) ?? floatingHere(title.id);
    const begins = handed?.isSilent ? 'by itself' : 'by press';
    return handed && { ...handed, begins, fromBeginning: false };
  });
  const begin = (how: Begins, fromBeginning = false) => {
    preparePlaying();
    setBegun({ video: createVideo(), untouched: 0, begins: how, fromBeginning });
  };
  useEffect(forgetHandedOver, []);
  const label = t('player.name', { title: title.name });
  const before = beforePlaying(title);
  const isPlayable = before.is === 'playable';
  const onAsked = useEffectEvent(() => {
    if (!begun) begin('by itself');
  });
  useEffect(() => {
    if (begins) onAsked();
  }, [begins]);
  usePreparedPlaying(isPlayable);
  // A viewer who watches another title meanwhile goes on with that.
  useAutoplay(isPlayable && !begun && !floatingPlayback(), () => begin('by itself'));
  const { PlayingTitle, isLost, retry } = usePlayingTitle(begun !== undefined && isPlayable);
  if (begun && isPlayable) {
    if (PlayingTitle) return <PlayingTitle title={title} begun={begun} />;
    return (
      <PlayerFrame label={label} poster={title.picture}>
        {isLost ? (
          <PlayerMessage
            urgent
            title={t('player.failed.network.title')}
            text={t('player.lost')}
            primary={
              <Button size="small" onClick={retry}>
                {t('player.retry')}
              </Button>
            }
          />
        ) : (
          <BufferRing label={t('player.waiting')} />
        )}
      </PlayerFrame>
    );
  }
  return (
    <PlayerFrame label={label} poster={title.picture}>
      {isPlayable ? (
        <PlayButtons
          title={title}
          onIntent={preparePlaying}
          onPlay={(fromBeginning) => begin('by press', fromBeginning)}
        />
      ) : (
        <BeforePlaying title={title} before={before} />
      )}
    </PlayerFrame>
  );
}

/** A title that floats comes back to its page. */
function floatingHere(id: string): Omit<HandedOver, 'id'> | undefined {
  const floating = floatingOf(id);
  return floating ? { video: floating.video, untouched: 0, isSilent: false } : undefined;
}

/** Begins once, where the realm lets titles begin by themselves and the viewer came by a link of the site. */
function useAutoplay(isPlayable: boolean, begin: () => void): void {
  const { autoplay } = useSite().realm.player;
  const navigation = useNavigationType();
  const onArrival = useEffectEvent(() => {
    const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const saveData = savesData();
    if (isPlayable && beginsByItself({ autoplay, navigation, reducedMotion, saveData })) begin();
  });
  useEffect(() => onArrival(), []);
}

const loadInTime = () => inTime(loadPlayingTitle(), 'An imported module of the player');

/**
 * The code that plays, once it is wanted. Not by `lazy`: React shows what waits for at least 300 ms, also for code that is there. A
 * second try reloads the page, since Chromium never fetches a module twice.
 */
function usePlayingTitle(isWanted: boolean) {
  const [attempts, setAttempts] = useState(0);
  const [isLost, setLost] = useState(false);
  const PlayingTitle = useLateCode(isWanted && String(attempts), loadInTime, () => {
    if (attempts > 0 && navigator.onLine) location.reload();
    setLost(true);
  });
  const retry = () => {
    setLost(false);
    setAttempts(attempts + 1);
  };
  return { PlayingTitle, isLost, retry };
}
