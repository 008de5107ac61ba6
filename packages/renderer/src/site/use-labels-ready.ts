import { useEffect, useState } from 'react';
import type { PagePart } from './page-part';
import { useSite } from './use-site';

/**
 * Loads the labels of these parts; true once they are loaded. Throws when they cannot be loaded:
 * the page is of no use without them. `parts` must stay the same object.
 */
export function useLabelsReady(parts: readonly PagePart[]): boolean {
  const { ensureLabels } = useSite();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    Promise.all(parts.map(({ name, labels }) => labels && ensureLabels({ name, labels }))).then(
      () => isCurrent && setReady(true),
      (error: unknown) =>
        isCurrent &&
        setReady(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ensureLabels, parts]);
  return ready;
}
