import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'] as const;

/**
 * False until the first pointer event, key, scroll or focus of the viewer, or until `now` was true once.
 */
export function useEngaged(now: boolean): boolean {
  const [engaged, setEngaged] = useState(false);
  if (now && !engaged) setEngaged(true);
  useEffect(() => {
    const notice = () => setEngaged(true);
    for (const sign of SIGNS) {
      window.addEventListener(sign, notice, { once: true, passive: true, capture: true });
    }
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, notice, { capture: true });
    };
  }, []);
  return engaged || now;
}
