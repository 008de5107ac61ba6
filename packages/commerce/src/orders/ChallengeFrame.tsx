import { FramePlace } from '@marquee/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';

/** The place of the issuer's page in the dialog. */
export function ChallengeFrame({ run }: { run: (place: HTMLElement) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(run);
  useEffect(() => {
    if (place.current) begin(place.current);
  }, []);
  return <FramePlace ref={place} />;
}
