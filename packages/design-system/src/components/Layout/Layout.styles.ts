import { css } from '../../stitches';

export const container = css({
  marginInline: 'auto',
  inlineSize: '100%',
  paddingInline: '$gutter',
  variants: {
    width: {
      // grows with the text
      narrow: { maxInlineSize: 'calc(25rem + 2 * $gutter)' },
      regular: { maxInlineSize: 'calc(760px + 2 * $gutter)' },
      wide: { maxInlineSize: 'calc(1600px + 2 * $gutter)' },
      full: {},
    },
    spaced: { true: { paddingBlock: '$s34 $s55' }, start: { paddingBlockStart: '$s34' } },
  },
});

export const stack = css({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  variants: {
    gap: {
      3: { gap: '$s3' },
      5: { gap: '$s5' },
      8: { gap: '$s8' },
      13: { gap: '$s13' },
      21: { gap: '$s21' },
      34: { gap: '$s34' },
      55: { gap: '$s55' },
      89: { gap: '$s89' },
    },
    direction: { column: { flexDirection: 'column' }, row: { flexWrap: 'wrap' } },
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});

export const page = css({ display: 'flex', flexDirection: 'column', minBlockSize: '100svh' });

export const main = css({ flex: 1, minInlineSize: 0 });
