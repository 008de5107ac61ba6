import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isMissingCode, reloadOnce } from '../screens/missing-code';
import type { SiteFollowUpProps } from './SiteFollowUp';

type FollowUp = ComponentType<SiteFollowUpProps>;

/**
 * The part of the shell that comes when it is `wanted`; null until it is there. When its code is lost on the way, the
 * page in view stays as it is; under `lazy` it would become an error. The next page asks again, and is loaded afresh
 * when that fails: Chromium never fetches a module twice. WebKit loses code, too, whenever a viewer leaves meanwhile.
 */
export function useFollowUp(wanted: boolean): FollowUp | null {
  const { key } = useLocation();
  const [followUp, setFollowUp] = useState<FollowUp | null>(null);
  const [failedOn, setFailedOn] = useState<string>();
  useEffect(() => {
    if (!wanted || followUp || failedOn === key) return;
    let isCurrent = true;
    import('./SiteFollowUp').then(
      ({ default: loaded }) => isCurrent && setFollowUp(() => loaded),
      (error: unknown) => {
        if (!isCurrent) return;
        if (isMissingCode(error)) {
          if (failedOn !== undefined && navigator.onLine) reloadOnce();
          return setFailedOn(key);
        }
        // A fault of its code is one of the page.
        setFollowUp(() => {
          throw error;
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, followUp, failedOn, key]);
  return followUp;
}
