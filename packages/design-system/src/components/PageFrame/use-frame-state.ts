import { type RefObject, useEffect, useRef, useState } from 'react';

/** `waiting`: no page has come. `blocked`: the policy of this page keeps it out, or what it leads to. */
export type FrameState = 'waiting' | 'loaded' | 'blocked';

export interface WatchedFrame {
  state: FrameState;
  ref: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}

/**
 * Whether a page stands in the frame. Browsers say of another origin's page only that something has loaded, and call their own
 * page about an error the same: a way past the frame stands beside it in any case.
 */
export function useFrameState(address: string): WatchedFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('waiting');
  const onLoad = () => setState((now) => (now === 'blocked' ? now : 'loaded'));
  useEffect(() => {
    // It came before this page listened: the empty page that stands there first could be read.
    if (ref.current?.contentDocument === null) setState('loaded');
    const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isOurs = URL.canParse(blockedURI) && URL.canParse(address);
      if (effectiveDirective !== 'frame-src' || !isOurs) return;
      if (new URL(blockedURI).origin === new URL(address).origin) setState('blocked');
    };
    document.addEventListener('securitypolicyviolation', notice);
    return () => document.removeEventListener('securitypolicyviolation', notice);
  }, [address]);
  return { state, ref, onLoad };
}
