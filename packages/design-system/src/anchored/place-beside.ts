/**
 * Sizes and positions in pixels, from the inline start and the block start of the window: the same
 * in every direction of text.
 */
export interface Box {
  inlineStart: number;
  blockStart: number;
  inlineSize: number;
  blockSize: number;
}

export type AnchorSide = 'block-start' | 'block-end' | 'inline-start' | 'inline-end';
export type AnchorAlign = 'start' | 'center' | 'end';

export interface Beside {
  anchor: Box;
  panel: Pick<Box, 'inlineSize' | 'blockSize'>;
  window: Pick<Box, 'inlineSize' | 'blockSize'>;
  side: AnchorSide;
  align: AnchorAlign;
  /** Between anchor and panel, in pixels. */
  gap: number;
}

export interface Placed {
  inlineStart: number;
  blockStart: number;
  /** The side that was used: opposite the preferred one when there was more room. */
  side: AnchorSide;
}

/** Space kept free at every edge of the window (spec 1 §5, §9), in pixels. */
export const EDGE = 10;

const ACROSS = {
  'block-start': 'block-end',
  'block-end': 'block-start',
  'inline-start': 'inline-end',
  'inline-end': 'inline-start',
} as const;

const AXES = {
  block: { start: 'blockStart', size: 'blockSize' },
  inline: { start: 'inlineStart', size: 'inlineSize' },
} as const;

/**
 * Places a panel beside its anchor: on the preferred side if it fits, else opposite; never nearer
 * than 10 px to an edge.
 */
export function placeBeside({ anchor, panel, window, side, align, gap }: Beside): Placed {
  const isBlock = side.startsWith('block');
  const main = isBlock ? AXES.block : AXES.inline;
  const cross = isBlock ? AXES.inline : AXES.block;

  const before = anchor[main.start] - gap - EDGE;
  const after = window[main.size] - (anchor[main.start] + anchor[main.size]) - gap - EDGE;
  const wished = side.endsWith('start') ? before : after;
  const other = side.endsWith('start') ? after : before;
  const stays = panel[main.size] <= wished || wished >= other;
  const taken = stays ? side : ACROSS[side];

  const inside = (at: number, axis: typeof main | typeof cross) =>
    Math.max(EDGE, Math.min(at, window[axis.size] - panel[axis.size] - EDGE));
  const at = {
    [main.start]: inside(
      taken.endsWith('start')
        ? anchor[main.start] - gap - panel[main.size]
        : anchor[main.start] + anchor[main.size] + gap,
      main,
    ),
    [cross.start]: inside(aligned(anchor, panel, cross, align), cross),
  };
  return { inlineStart: at.inlineStart ?? EDGE, blockStart: at.blockStart ?? EDGE, side: taken };
}

function aligned(
  anchor: Box,
  panel: Beside['panel'],
  { start, size }: (typeof AXES)[keyof typeof AXES],
  align: AnchorAlign,
): number {
  const spare = anchor[size] - panel[size];
  const share = { start: 0, center: 0.5, end: 1 }[align];
  return anchor[start] + spare * share;
}
