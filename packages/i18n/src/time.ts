/**
 * Times on a page that server and browser both render. The server does not know the viewer's zone, so both first
 * render `<time dateTime={machineTime(t)}>{utcText(t)}</time>`, the same string everywhere and readable without
 * JavaScript; after hydration an effect replaces the text by that of `loadDates(locale)` in `viewerZone()`.
 */
export type Instant = string | number | Date;

/** For the `dateTime` attribute: `2026-11-20T18:00:00Z`; an empty text for what is no time. */
export function machineTime(instant: Instant): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** The text before hydration: `2026-11-20 18:00 UTC`. */
export const utcText = (instant: Instant): string =>
  machineTime(instant).replace(/^(.+)T(\d\d:\d\d).*$/, '$1 $2 UTC');

/** The viewer's time zone, `UTC` where the browser does not say. Call it after hydration only. */
export function viewerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  // Some embedded browsers answer `Etc/Unknown`, or nothing at all.
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}
