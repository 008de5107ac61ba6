import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * `waiting`: no page has loaded. `blocked`: this page's policy blocks it, or a page that it
 * redirects to.
 */
export type FrameState = 'waiting' | 'loaded' | 'blocked';

export interface WatchedFrame {
  state: FrameState;
  ref: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}

/**
 * Whether a page has loaded in the frame. For another origin's page browsers report only that
 * something has loaded, and do the same for their own error page, so there is always a link to the
 * page beside the frame. `keepsOrigin`: the frame allows `sameOrigin`.
 */
export function useFrameState(address: string, keepsOrigin: boolean): WatchedFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('waiting');
  const onLoad = () => setState((now) => (now === 'blocked' ? now : 'loaded'));
  useEffect(() => {
    // The page loaded before this one listened: the empty page before it could be read, unless the
    // frame has no origin.
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
 * Whether the blocked frame was this one. A blocked redirect is reported with its own origin and
 * without a frame, so it is this frame's only if the page has no other frame.
 */
function isOf(blocked: string, address: string): boolean {
  const same = URL.canParse(blocked) && URL.canParse(address);
  if (same && new URL(blocked).origin === new URL(address).origin) return true;
  return document.querySelectorAll('iframe').length === 1;
}
