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
 * page about an error the same: a way past the frame stands beside it in any case. `keepsOrigin`: the frame allows `sameOrigin`.
 */
export function useFrameState(address: string, keepsOrigin: boolean): WatchedFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('waiting');
  const onLoad = () => setState((now) => (now === 'blocked' ? now : 'loaded'));
  useEffect(() => {
    // It came before this page listened: the empty page that stands there first could be read, unless the frame keeps no origin.
    if (keepsOrigin && ref.current?.contentDocument === null) setState('loaded');
    const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && isOf(blockedURI, address)) setState('blocked');
    };
    document.addEventListener('securitypolicyviolation', notice);
    return () => document.removeEventListener('securitypolicyviolation', notice);
  }, [address, keepsOrigin]);
  return { state, ref, onLoad };
}

/**
 * Was it this frame that was blocked? What an address led to is named by its own origin, and no frame is: then only the one frame of a
 * page can be meant.
 */
function isOf(blocked: string, address: string): boolean {
  const same = URL.canParse(blocked) && URL.canParse(address);
  if (same && new URL(blocked).origin === new URL(address).origin) return true;
  return document.querySelectorAll('iframe').length === 1;
}
