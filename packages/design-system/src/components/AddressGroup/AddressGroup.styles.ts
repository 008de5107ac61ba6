import { css } from '../../stitches';

export const group = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = css({
  padding: 0,
  fontSize: '$t2',
  fontWeight: 650,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  lineHeight: 1.3,
  variants: { hidden: { true: {}, false: { marginBlockEnd: '$s13' } } },
});

// parts share a row where they fit with their labels, and have a row each where they do not
export const rows = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$s21 $s13',
});

export const cell = css({
  minInlineSize: 0,
  variants: {
    width: {
      full: { flex: '1 1 100%' },
      wide: { flex: '3 1 11rem' },
      half: { flex: '2 1 10rem' },
      short: { flex: '1 1 7.5rem' },
    },
  },
});

// as high as a field: a line of label, the gap, the box
export const standIn = css({ display: 'grid', gap: '$s5', fontSize: '$t0', lineHeight: 1.4 });
