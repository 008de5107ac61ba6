import { createContext, type ReactNode, useContext } from 'react';

/** Whether late slots may be filled. The site's frame says so once the page is alive and its viewer is known. */
export const LateSlotsContext = createContext(false);

interface LateSlotsProviderProps {
  ready: boolean;
  children: ReactNode;
}

/** Holds the late slots in it back until what comes first is there (`ready`), such as the page's main picture. */
export function LateSlotsProvider({ ready, children }: LateSlotsProviderProps) {
  const before = useContext(LateSlotsContext);
  return <LateSlotsContext value={ready && before}>{children}</LateSlotsContext>;
}
