import { type ComponentType, useEffect, useState } from 'react';
import { isMissingCode, reloadOnce } from '../screens/missing-code';

/**
 * Loads a component late; null until it is there. When its code is lost, the page stays as it is, where
 * `lazy` would make it an error. The next `attempt` tries again (false: not wanted yet). When that fails
 * as well, the page is reloaded: Chromium never fetches a module twice. WebKit also loses code when the
 * viewer leaves meanwhile. With `onLost`, which is called instead, no page is reloaded.
 */
export function useLateCode<Props>(
  attempt: string | false,
  load: () => Promise<{ default: ComponentType<Props> }>,
  onLost?: () => void,
): ComponentType<Props> | null {
  const [code, setCode] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` means the same code in every attempt, and a failure is no other attempt
  useEffect(() => {
    if (!attempt || code) return;
    let isCurrent = true;
    load().then(
      ({ default: loaded }) => isCurrent && setCode(() => loaded),
      (error: unknown) => {
        if (!isCurrent) return;
        if (isMissingCode(error)) {
          if (onLost) onLost();
          else if (hasFailed && navigator.onLine) reloadOnce();
          setHasFailed(true);
        } else {
          // An error in the code itself is the page's.
          setCode(() => {
            throw error;
          });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, code]);
  return code;
}
