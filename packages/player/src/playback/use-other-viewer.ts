import { useSession } from '@marquee/renderer';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back whenever another viewer uses the site: one who signs in, an agent who acts as one, or a guest again. */
export function useOtherViewer(onOther: () => void): void {
  const { status, user } = useSession();
  const viewer = status === 'viewer' ? `${user?.id} ${user?.par}` : status;
  const last = useRef('starting');
  const tell = useEffectEvent(onOther);
  useEffect(() => {
    if (viewer === last.current || viewer === 'starting') return;
    const before = last.current;
    last.current = viewer;
    if (before !== 'starting') tell();
  }, [viewer]);
}
