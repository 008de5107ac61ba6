import { type DateFormatter, loadDates, viewerZone } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';

/** Dates in the viewer's own zone, once their code is there. */
export interface ViewerDates {
  /** `Fri 4 Dec`. */
  day: (instant: string, now: string) => string;
  /** `Fri, 4 December 2026`. */
  date: (instant: string) => string;
  zone: string;
}

/** The formats of dates; null on the server and until their code has loaded. */
export function useDates(): ViewerDates | null {
  const { locale } = useSite();
  const [formatter, setFormatter] = useState<DateFormatter | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadDates(locale).then(
      (loaded) => isCurrent && setFormatter(loaded),
      (error: unknown) => console.warn('Dates are not shown.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (!formatter) return null;
  const zone = viewerZone();
  return {
    day: (instant, now) => formatter.shortDate(instant, zone, now),
    date: (instant) => formatter.eventDate(instant, zone),
    zone,
  };
}
