/** What a test asks the sandbox to get wrong, in the header `x-media-fault` of a request below `/media` (spec 4 §4). */
export type AskedFault =
  /** Playlists are as they were `seconds` ago. */
  | { is: 'stale'; seconds: number }
  /** Playlists stay as they were at an instant, in seconds since 1970. */
  | { is: 'stalled'; at: number }
  /** An event ends at an instant, in seconds since 1970. */
  | { is: 'over'; at: number }
  /** From a segment on the stream has another time, which begins at zero. */
  | { is: 'discontinuity'; segment: number }
  /** A segment is not there. */
  | { is: 'missing'; segment: number }
  /** A segment ends in its middle. */
  | { is: 'cut'; segment: number }
  /** Segments come as another type than they are. */
  | { is: 'type' }
  /** The address has expired from a segment on. */
  | { is: 'expired'; segment: number }
  /** A rendition is gone: its playlist and its segments. */
  | { is: 'without'; rendition: string };

const NUMBERED = ['discontinuity', 'missing', 'cut', 'expired'] as const;

/**
 * Reads the header: `stale=20`, `stalled=1795000000`, `over=1795000000`, `discontinuity=5`, `missing=5`, `cut=5`, `type`,
 * `expired=5` or `without=360`; null for anything else.
 */
export function askedFault(header: string | readonly string[] | undefined): AskedFault | null {
  const [is = '', value = ''] = String(header ?? '').split('=');
  if (is === 'type') return { is };
  if (is === 'without' && value !== '') return { is, rendition: value };
  if (!/^\d{1,10}$/.test(value)) return null;
  if (is === 'stale') return { is, seconds: Number(value) };
  if (is === 'stalled' || is === 'over') return { is, at: Number(value) };
  const numbered = NUMBERED.find((name) => name === is);
  return numbered ? { is: numbered, segment: Number(value) } : null;
}

/** The number of a segment by its file's name; null for a playlist. */
export function segmentOf(file: string): number | null {
  const [, digits] = /^(\d+)\./.exec(file) ?? [];
  return digits === undefined ? null : Number(digits);
}
