import { createContext, type ReactNode, useContext } from 'react';

const DeferredMediaContext = createContext(true);

export interface DeferredMediaProps {
  /** Whether the page's main picture has loaded; deferred pictures wait until then. */
  ready: boolean;
  children: ReactNode;
}

/**
 * Decides when deferred pictures may load. Without it they load as soon as they are near the
 * screen.
 */
export function DeferredMedia({ ready, children }: DeferredMediaProps) {
  return <DeferredMediaContext value={ready}>{children}</DeferredMediaContext>;
}

export function useDeferredMediaReady(): boolean {
  return useContext(DeferredMediaContext);
}
