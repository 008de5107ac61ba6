import { type ComponentType, useEffect, useState } from 'react';
import { isMissingCode, reloadOnce } from '../screens/missing-code';

/**
 * A part of the page that comes late; null until it is there. When its code is lost on the way, the page in view stays
 * as it is; under `lazy` it would become an error. The next `attempt` asks again (false: nobody wants it yet), and the page is
 * loaded afresh when that fails: Chromium never fetches a module twice. WebKit loses code, too, whenever a viewer leaves meanwhile.
 * A part that has another way on is told by `onLost`, and no page is loaded afresh for it.
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
          // A fault of its code is one of the page.
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
