/**
 * A frame of a sample clip carries its number as a row of black and white squares, so that tests read from pixels which
 * frame a player shows. Nine squares are the frame, four the clip, three are checks: a picture that is blurred, cut or of
 * another size is refused instead of misread.
 */

const FRAME_BITS = 9;
const CLIP_BITS = 4;
const CHECK_BITS = 3;

/** The number of squares in a row. */
export const SQUARES = FRAME_BITS + CLIP_BITS + CHECK_BITS;

export interface FrameNumber {
  /** 0 to 511, counted from the start of the clip. */
  frame: number;
  /** 0 to 15. */
  clip: number;
}

/** Three bits: each white square turns some of them, so that one square read wrongly is noticed. */
const checkOf = (value: number): number => {
  let check = 0;
  for (let at = 0; at < FRAME_BITS + CLIP_BITS; at += 1)
    if ((value >> at) & 1) check ^= (at % 7) + 1;
  return check;
};

/**
 * The squares of a frame from left to right, true for white.
 * @throws {RangeError} where a number is out of range.
 */
export function squaresOf({ frame, clip }: FrameNumber): boolean[] {
  if (!(frame >= 0 && frame < 2 ** FRAME_BITS && clip >= 0 && clip < 2 ** CLIP_BITS))
    throw new RangeError(`Frame ${frame} of clip ${clip} cannot be written in ${SQUARES} squares.`);
  const value = (frame << CLIP_BITS) | clip;
  const all = (value << CHECK_BITS) | checkOf(value);
  return Array.from({ length: SQUARES }, (_, at) => ((all >> (SQUARES - 1 - at)) & 1) === 1);
}

/** Reads a row of squares; null when their checks do not agree. */
export function frameNumberOf(squares: readonly boolean[]): FrameNumber | null {
  if (squares.length !== SQUARES) return null;
  const all = squares.reduce((sum, white) => sum * 2 + Number(white), 0);
  const value = all >> CHECK_BITS;
  if (checkOf(value) !== all % 2 ** CHECK_BITS) return null;
  return { frame: value >> CLIP_BITS, clip: value % 2 ** CLIP_BITS };
}
