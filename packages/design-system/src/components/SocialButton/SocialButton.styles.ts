import { css } from '../../stitches';

/**
 * The colours are the vendors' own, and no theme changes them. Selectors are doubled, so that they
 * override a button's.
 */
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
  // Google's distance between mark and text, used for all vendors
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
