import { useCallback, useEffect, useRef } from 'react';
import { stopAsking } from './ceremony';

/** A signal for the device's questions of a page: it aborts an open one when the viewer leaves. */
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
