import { browserStorage } from '@marquee/origin-client';
import { type SlotProps, useSite } from '@marquee/renderer';
import { backgroundKey, tellPreferred } from '@marquee/titles';
import { useEffect, useEffectEvent, useRef } from 'react';

type Stop = Pick<SlotProps['hero.media'], 'stopped' | 'setStopped'>;

/**
 * Keeps on this device whether the viewer stopped what moves, and stops it where they did so before: the preference
 * `videoBackgroundAutoPlay` (spec 2 §3), which is true unless it is stored. A viewer who is signed in has it on all devices.
 */
export function useKeptStop({ stopped, setStopped }: Stop): void {
  const key = backgroundKey(useSite().realm.id);
  const hasBegun = useRef(false);
  const keep = useEffectEvent((isStopped: boolean) => {
    const wasStopped = browserStorage.get(key) === 'false';
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    if (wasStopped === isStopped) return;
    if (isFirst && wasStopped) return setStopped(true);
    browserStorage.set(key, isStopped ? 'false' : null);
    tellPreferred({ videoBackgroundAutoPlay: !isStopped });
  });
  useEffect(() => keep(stopped), [stopped]);
}
