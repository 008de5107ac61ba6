import { OriginError } from '@marquee/origin-client';
import { basket } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { REGION_REFUSALS } from '@marquee/renderer/region';
import { useEffect, useState } from 'react';

/**
 * Why this viewer may not buy anything (a child's profile, the territory, a VPN), before they press a
 * button; null while it is not known. Choosing a plan asks again, so a failure here is no loss.
 */
export function useBasketRefusal(isViewer: boolean): string | null {
  const { origin } = useSite();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (!isViewer) return;
    const leaving = new AbortController();
    origin.call(basket, { signal: leaving.signal }).then(
      () => setCode(null),
      (error: unknown) => {
        if (!(error instanceof OriginError)) return reportError(error);
        if (Object.hasOwn(REGION_REFUSALS, error.code)) setCode(error.code);
      },
    );
    return () => leaving.abort();
  }, [origin, isViewer]);
  return code;
}
