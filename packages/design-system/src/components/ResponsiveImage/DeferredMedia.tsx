import { createContext, type ReactNode, useContext } from 'react';

const DeferredMediaContext = createContext(true);

export interface DeferredMediaProps {
  /** False until the page's main picture is in; deferred pictures stay off the wire until then. */
  ready: boolean;
  children: ReactNode;
}

/** Says when deferred pictures may load. Without it they may as soon as they are near the screen. */
export function DeferredMedia({ ready, children }: DeferredMediaProps) {
  return <DeferredMediaContext value={ready}>{children}</DeferredMediaContext>;
}

export function useDeferredMediaReady(): boolean {
  return useContext(DeferredMediaContext);
}
