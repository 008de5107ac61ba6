import { css } from '../../stitches';

export const region = css({
  position: 'fixed',
  zIndex: 40,
  // above an element that covers the bottom of the window
  insetBlockEnd: 'var(--foot-taken, 0px)',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: '$s8',
  maxBlockSize: 'calc(100dvh - var(--foot-taken, 0px))',
  paddingInline: '$s13',
  paddingBlockStart: '$s13',
  paddingBlockEnd: 'max($s13, env(safe-area-inset-bottom))',
  pointerEvents: 'none',
  '@from768': { justifyItems: 'end', padding: '$s21' },
  // An empty element that scrolls would be measured as a layout shift when the room at the bottom
  // changes.
  '&:not(:empty)': { overflowY: 'auto', overscrollBehavior: 'contain' },
  '@print': { display: 'none' },
});

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: '$s8',
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: '$s13 $s3',
  paddingBlock: '$s3',
  border: '1px solid $border',
  borderRadius: '$r-field',
  backgroundColor: '$surface-overlay',
  color: '$text',
  boxShadow: '$shadow',
  lineHeight: 1.4,
  pointerEvents: 'auto',
  '@from768': { inlineSize: 'min(100%, 26rem)' },
  '@moving': { animation: 'rise $dur ease-out' },
  '& > svg': { fontSize: '$icon3' },
  variants: {
    tone: {
      info: { '& > svg': { color: '$text-muted' } },
      success: { '& > svg': { color: '$success-text' } },
      error: { borderColor: '$danger-text', '& > svg': { color: '$danger-text' } },
    },
  },
});

export const words = css({ paddingBlock: '$s8', minInlineSize: 0, overflowWrap: 'anywhere' });

export const action = css({
  minBlockSize: '$touch',
  paddingInline: '$s8',
  border: 0,
  borderRadius: '$r1',
  background: 'none',
  color: '$accent-text',
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // on phones below the text, which needs the width
  '@below768': { gridArea: '2 / 2', justifySelf: 'start', marginInlineStart: '-$s8' },
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});

/** At the end of its row, with or without an action before it. */
export const closing = css({ gridArea: '1 / 4' });
