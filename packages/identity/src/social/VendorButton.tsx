import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { VendorEvents, VendorReady } from '../providers/social-steps';

type Drawn = Extract<VendorReady, { draw: unknown }>;

/** A place for a button that the vendor draws itself. */
export function VendorButton({ vendor, ...events }: VendorEvents & { vendor: Drawn }) {
  const place = useRef<HTMLDivElement>(null);
  const onAnswer = useEffectEvent(events.onAnswer);
  const onFailure = useEffectEvent(events.onFailure);
  // Before the panel looks for what takes the focus.
  useLayoutEffect(() => {
    if (!place.current) return;
    let gone = false;
    const takeAway = vendor.draw(place.current, {
      onAnswer: (answer) => !gone && onAnswer(answer),
      onFailure: (error) => !gone && onFailure(error),
    });
    return () => {
      gone = true;
      takeAway();
    };
  }, [vendor]);
  return <div ref={place} />;
}
