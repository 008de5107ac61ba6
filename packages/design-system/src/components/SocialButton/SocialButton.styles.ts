import { css } from '../../stitches';

/** Colours are the vendors' own, and no theme changes them. Doubled selectors, so that they win over a button's. */
export const socialButton = css({
  '&&': {
    minInlineSize: 140,
    paddingInline: '$s13',
    borderColor: '#747775',
    backgroundColor: '#fff',
    color: '#1f1f1f',
    '@hover': { '&:hover': { borderColor: '#1f1f1f', backgroundColor: '#f2f2f2' } },
    '@media (prefers-contrast: more)': { borderColor: '#1f1f1f' },
    '@forced': { borderColor: 'ButtonBorder' },
  },
  // what Google leaves between its mark and its words, and so do the others
  '& > span': { '--vendor-gap': '10px', gap: 'var(--vendor-gap)' },
  variants: {
    vendor: { google: {}, apple: { '&&': { color: '#000' } }, facebook: {} },
    look: {
      google: {},
      apple: {
        '@supports (color: light-dark(red, red))': {
          '&&': {
            borderColor: 'light-dark(#000, #fff)',
            backgroundColor: 'light-dark(#000, #fff)',
            color: 'light-dark(#fff, #000)',
            '@hover': {
              '&:hover': {
                borderColor: 'light-dark(#333, #fff)',
                backgroundColor: 'light-dark(#333, #e6e6e6)',
              },
            },
          },
        },
      },
      facebook: {
        '&&': {
          borderColor: '#0866ff',
          backgroundColor: '#0866ff',
          color: '#fff',
          '@hover': { '&:hover': { borderColor: '#0054d6', backgroundColor: '#0054d6' } },
        },
      },
    },
  },
});
