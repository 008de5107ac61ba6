import type { CaptionsLook } from './captions-look';

/** The settings of a cue as WebVTT has them; without one, as if it were "auto". */
export interface CueSettings {
  /** A line, counted from the end when negative; per cent of the picture without `snapToLines`. */
  line?: number;
  /** Whether `line` counts lines; `true` by default. */
  snapToLines?: boolean;
  /** Per cent along the line. */
  position?: number;
  /** Which part of the box is at `position`; by default as `align` says. */
  anchor?: 'start' | 'center' | 'end';
  /** How lines are aligned; `center` by default. */
  align?: 'start' | 'center' | 'end' | 'left' | 'right';
  /** The width of the box, in per cent of the picture; 100 by default. */
  size?: number;
  /** The direction in which vertical lines follow each other. */
  vertical?: 'rl' | 'lr';
}

/** Where a box of cues is, along its lines and across them. */
export interface CuePlace {
  vertical: 'rl' | 'lr' | undefined;
  /** The edge that `offset` is counted from. */
  from: 'start' | 'end';
  /** A CSS length; it gives way where the box would leave the picture. */
  offset: string;
  /** Per cent of the picture before the box, along the line. */
  inset: number;
  /** Per cent of the picture that the box may take, along the line. */
  size: number;
  align: NonNullable<CueSettings['align']>;
}

const percent = (value: number) => (Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0);

function across(
  cue: CueSettings,
  wish: CaptionsLook['position'],
): Pick<CuePlace, 'from' | 'offset'> {
  const { line, snapToLines = true } = cue;
  if (wish === 'up') return { from: 'start', offset: '0px' };
  if (wish === 'down' || line === undefined || !Number.isFinite(line))
    return { from: 'end', offset: '0px' };
  if (!snapToLines) return { from: 'start', offset: `${percent(line)}%` };
  return line < 0
    ? { from: 'end', offset: `calc(${-line - 1} * 1lh)` }
    : { from: 'start', offset: `calc(${line} * 1lh)` };
}

const ANCHOR = { start: 0, left: 0, center: 0.5, end: 1, right: 1 } as const;
const MIDDLE = { start: 0, left: 0, center: 50, end: 100, right: 100 } as const;

/** Places a cue as WebVTT §7.2 does; a box never reaches over an edge. */
export function placeCue(cue: CueSettings, wish: CaptionsLook['position'] = 'made'): CuePlace {
  const { align = 'center' } = cue;
  const position = percent(cue.position ?? MIDDLE[align]);
  const anchor = ANCHOR[cue.anchor ?? align];
  // the room on the side, or the sides, on which the box lies of its position
  const room =
    anchor === 0.5 ? 2 * Math.min(position, 100 - position) : anchor ? position : 100 - position;
  const size = Math.min(percent(cue.size ?? 100), room);
  const { from, offset } = across(cue, wish);
  return { vertical: cue.vertical, from, offset, inset: position - size * anchor, size, align };
}
