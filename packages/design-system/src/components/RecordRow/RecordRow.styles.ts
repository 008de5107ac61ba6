import { css } from '../../stitches';

/**
 * Each row has its own columns, but they align from row to row, because their widths do not depend
 * on the content.
 */
export const row = css({
  position: 'relative',
  listStyle: 'none',
  display: 'grid',
  alignItems: 'center',
  gap: '$s5 $s13',
  paddingBlock: '$s13',
  borderBlockEnd: '1px solid $border',
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(40%)',
  gridTemplateAreas: '"face who result" "face how when"',
  '& > [data-ui="avatar"]': { gridArea: 'face', alignSelf: 'start' },
  '@from768': {
    gridTemplateColumns: '8em auto minmax(0, 5fr) minmax(0, 4fr) minmax(0, 2.4fr)',
    gridTemplateAreas: '"result face who how when"',
    '& > [data-ui="avatar"]': { alignSelf: 'center' },
  },
  '@hover': { '&:has(a):hover': { backgroundColor: '$tint' } },
  '@print': { breakInside: 'avoid' },
});

/** A word on a colour, so that viewers need not tell red from green. */
export const result = css({
  gridArea: 'result',
  alignSelf: 'start',
  justifySelf: 'end',
  '@from768': { alignSelf: 'center', justifySelf: 'stretch' },
  paddingInline: '$s8',
  paddingBlock: '$s5',
  borderRadius: 'min($r1, 6px)',
  borderInlineStart: '4px solid currentColor',
  backgroundColor: '$tint',
  fontSize: '$t0',
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  variants: {
    result: {
      win: { backgroundColor: '$success-soft', color: '$success-text' },
      loss: { backgroundColor: '$danger-soft', color: '$danger-text' },
      draw: { color: '$text-muted' },
      open: { backgroundColor: '$accent-soft', color: '$accent-text' },
    },
  },
});

export const who = css({ gridArea: 'who', display: 'grid', minInlineSize: 0, gap: 1 });

export const opponent = css({ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const link = css({
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$r1' },
  '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: -2 },
});

export const how = css({
  gridArea: 'how',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $s8',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: '$t0',
  lineHeight: 1.4,
  '@from768': { flexDirection: 'column', fontSize: '$t1' },
});

export const quiet = css({
  overflowWrap: 'anywhere',
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const when = css({
  gridArea: 'when',
  color: '$text-muted',
  fontSize: '$t0',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
