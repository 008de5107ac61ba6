import { css } from '../../stitches';

export const list = css({
  margin: 0,
  lineHeight: 1.4,
  '@print': { color: '$text' },
  variants: {
    look: {
      receipt: {},
      details: { display: 'grid', gap: '$s13' },
    },
  },
});

export const entry = css({
  display: 'grid',
  alignItems: 'baseline',
  gap: '$s3 $s21',
  '@print': { breakInside: 'avoid' },
  variants: {
    look: {
      receipt: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingBlock: '$s13',
        '&:not(:first-child)': { borderBlockStart: '1px dashed $border-strong' },
      },
      details: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@from768': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
      },
    },
    total: {
      true: { fontWeight: 700, '&:not(:first-child)': { borderBlockStart: '2px solid $text' } },
    },
  },
});

export const label = css({ overflowWrap: 'anywhere' });

export const note = css({
  display: 'block',
  color: '$text-muted',
  fontSize: '$t0',
  fontWeight: 400,
});

export const value = css({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    look: { receipt: { textAlign: 'end' }, details: { fontWeight: 600 } },
    total: {
      true: {
        fontFamily: '$font-display',
        fontWeight: '$display-weight',
        fontSize: 'calc($t4 * $display-scale)',
        lineHeight: 1.2,
      },
    },
  },
});
