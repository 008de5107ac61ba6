import { createContext, type ReactNode, useContext } from 'react';

/** May late slots be filled? `SiteFrame` sets it after hydration, once the viewer is known. */
export const LateSlotsContext = createContext(false);

interface LateSlotsProviderProps {
  ready: boolean;
  children: ReactNode;
}

/** Holds its late slots back until `ready`, for instance until the page's main picture is loaded. */
export function LateSlotsProvider({ ready, children }: LateSlotsProviderProps) {
  const before = useContext(LateSlotsContext);
  return <LateSlotsContext value={ready && before}>{children}</LateSlotsContext>;
}
