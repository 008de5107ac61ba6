import { useEffect, useState } from 'react';
import type { PagePart } from './page-part';
import { useSite } from './use-site';

/** Have the words of these parts come? Without them there is no page. `parts` must keep its identity. */
export function useWords(parts: readonly PagePart[]): boolean {
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
