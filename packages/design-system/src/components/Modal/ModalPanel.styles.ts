import { css } from '../../stitches';

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  position: 'relative',
  lineHeight: 1.5,
});

/** A picture from edge to edge above the text; it shrinks first when the window is low. */
export const picture = css({ flex: '0 1 auto', minBlockSize: 0, overflow: 'hidden' });

/** Drawn within the margins of the text; its 44 px target extends into the padding. */
export const besideTitle = css({
  marginBlockStart: '-$s8',
  marginInlineEnd: 'calc(($icon4 - $touch) / 2)',
});

/** The close button is on the picture when there is one. */
export const onPicture = css({
  position: 'absolute',
  insetBlockStart: '$s13',
  insetInlineEnd: '$s13',
});

export const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$s13',
  padding: '$s21 $s21 $s13',
  variants: { ruled: { true: { borderBlockEnd: '1px solid $border' } } },
});

export const words = css({
  flex: 1,
  display: 'grid',
  gap: '$s5',
  minInlineSize: 0,
  // the title takes the focus only to be announced
  '& > h2:focus': { outline: 'none' },
});

export const body = css({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -3 },
});

export const content = css({
  display: 'grid',
  gap: '$s13',
  paddingInline: '$s21',
  paddingBlock: '$s5 $s21',
  overflowWrap: 'anywhere',
  variants: { ruled: { true: { paddingBlockStart: '$s13' } } },
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$s8 $s13',
  paddingInline: '$s21',
  paddingBlockStart: '$s13',
  paddingBlockEnd: 'max($s21, env(safe-area-inset-bottom))',
  '@below768': { '& > *': { flex: '1 1 auto' } },
  variants: { ruled: { true: { borderBlockStart: '1px solid $border' } } },
});
