/** An event as a calendar has it. */
export interface CalendarEvent {
  /** Stays the same when anything else changes, so that a calendar replaces the event and does not double it. */
  uid: string;
  name: string;
  text: string | null;
  place: string | null;
  /** The address of its page; null where the brand has no public address. */
  url: string | null;
  /** Instants, in ms since 1970. */
  startsAt: number;
  endsAt: number;
  /** Counts up when its time changes. */
  sequence: number;
  isCancelled: boolean;
}

const MINUTES_BEFORE = 15;

/** `20261126T183000Z`. */
const instant = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text of RFC 5545 §3.3.11. */
const textOf = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar may hold none (§3.1).
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a line at 75 bytes and never inside a character (§3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // A line that goes on begins with a space, which counts.
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      [part, bytes] = ['', 0];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

function eventLines(event: CalendarEvent, madeAt: number): string[] {
  const { uid, name, text, place, url, startsAt, endsAt, sequence, isCancelled } = event;
  const lines = [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(madeAt)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${textOf(name)}`,
  ];
  if (url) lines.push(`URL:${url}`);
  if (text) lines.push(`DESCRIPTION:${textOf(text)}`);
  if (place) lines.push(`LOCATION:${textOf(place)}`);
  if (!isCancelled) {
    lines.push(
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${textOf(name)}`,
      `TRIGGER:-PT${MINUTES_BEFORE}M`,
      'END:VALARM',
    );
  }
  lines.push('END:VEVENT');
  return lines;
}

interface CalendarDetails {
  /** The brand's name, which the calendar has. */
  name: string;
  language: string;
  /** When it is written, in ms since 1970. */
  madeAt: number;
}

/** Writes events as a calendar (RFC 5545), with a reminder a quarter of an hour before each. */
export function writeCalendar(
  events: readonly CalendarEvent[],
  { name, language, madeAt }: CalendarDetails,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Marquee//Schedule//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
