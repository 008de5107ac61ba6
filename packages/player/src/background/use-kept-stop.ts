import { browserStorage } from '@marquee/origin-client';
import { type SlotProps, useSite } from '@marquee/renderer';
import { backgroundKey } from '@marquee/titles';
import { useEffect, useEffectEvent, useRef } from 'react';

type Stop = Pick<SlotProps['hero.media'], 'stopped' | 'setStopped'>;

/**
 * Keeps on this device whether the viewer stopped what moves, and stops it where they did so before: the preference
 * `videoBackgroundAutoPlay` (spec 2 §3), which is true unless it is stored.
 */
export function useKeptStop({ stopped, setStopped }: Stop): void {
  const key = backgroundKey(useSite().realm.id);
  const before = useRef(false);
  const begin = useEffectEvent(() => {
    if (browserStorage.get(key) === 'false') setStopped(true);
  });
  const keep = useEffectEvent((isStopped: boolean) => {
    if (before.current === isStopped) return;
    before.current = isStopped;
    browserStorage.set(key, isStopped ? 'false' : null);
  });
  useEffect(() => begin(), []);
  useEffect(() => keep(stopped), [stopped]);
}
