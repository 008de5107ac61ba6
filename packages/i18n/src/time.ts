export type Instant = string | number | Date;

/** Writes an instant for the `dateTime` attribute: `2026-11-20T18:00:00Z`; an empty text for no instant. */
export function machineTime(instant: Instant): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** The viewer's time zone, `UTC` where the browser has none. Call it after hydration only. */
export function viewerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  // Some embedded browsers answer `Etc/Unknown`, or nothing at all.
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}
