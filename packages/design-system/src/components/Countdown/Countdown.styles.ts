import { css } from '../../stitches';

export const root = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: {
    size: {
      small: { flexWrap: 'wrap', columnGap: '0.5em' },
      large: { gap: '$s13', '@from768': { gap: '$s21' } },
    },
  },
});

export const part = css({
  variants: {
    size: {
      small: { display: 'inline-flex', alignItems: 'baseline', gap: '0.2em' },
      large: {
        position: 'relative',
        display: 'grid',
        gap: '$s5',
        justifyItems: 'start',
        minInlineSize: 0,
        // a hairline between two units
        '& + &': {
          paddingInlineStart: '$s13',
          // in the text's own colour: the countdown is used on pictures too
          borderInlineStart: '1px solid color-mix(in srgb, currentColor 38%, transparent)',
        },
        '@from768': { '& + &': { paddingInlineStart: '$s21' } },
      },
    },
  },
});

export const figure = css({
  whiteSpace: 'nowrap',
  variants: {
    size: {
      small: { fontWeight: 700 },
      large: {
        fontFamily: '$font-display',
        fontSize: 'calc($t8 * $display-scale)',
        fontWeight: '$display-weight',
        letterSpacing: '$display-tracking',
        lineHeight: 1,
      },
    },
  },
});

export const word = css({
  variants: {
    size: {
      small: { fontSize: '0.9em', opacity: 0.85 },
      large: {
        maxInlineSize: '100%',
        overflowWrap: 'anywhere',
        opacity: 0.85,
        fontSize: '$t0',
        lineHeight: 1.3,
      },
    },
  },
});
