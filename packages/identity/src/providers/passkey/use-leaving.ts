import { useCallback, useEffect, useRef } from 'react';
import { stopAsking } from './ceremony';

/** A signal for what the device is asked on this page: aborted when the viewer leaves it, and an open question with it. */
export function useLeaving(): () => AbortSignal | undefined {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => {
      here.abort();
      stopAsking();
    };
  }, []);
  return useCallback(() => leaving.current?.signal, []);
}
