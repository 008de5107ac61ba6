import { css } from '../../stitches';

/**
 * Above the page and below its notices. A long text scrolls inside, so that half of the window is
 * left to the page.
 */
export const bar = css({
  position: 'fixed',
  zIndex: 35,
  insetInline: 0,
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  display: 'grid',
  alignItems: 'center',
  gap: '$s13 $s34',
  maxBlockSize: '50svh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '$gutter',
  paddingBlockStart: '$s13',
  paddingBlockEnd: 'max($s13, env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid $border',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  '@from768': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@print': { display: 'none' },
});

export const words = css({
  display: 'grid',
  gap: '$s5',
  minInlineSize: 0,
  maxInlineSize: '75ch',
  overflowWrap: 'anywhere',
});

/** All of one width, whatever their labels, so that none is suggested. */
export const choices = css({
  '--least': '132px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(var(--least), 100%), 1fr))',
  gap: '$s8',
  '@from768': { inlineSize: 'calc(2 * var(--least) + $s34)' },
});

/** For the body: its end can be scrolled above the bar. In print there is no bar. */
export const roomBelow = css({
  paddingBlockEnd: 'var(--foot-taken)',
  '@print': { paddingBlockEnd: 0 },
});
