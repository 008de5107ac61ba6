import { css } from '../../stitches';

export const textLink = css({
  color: '$accent-text',
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '0.08em',
  borderRadius: 2,
  overflowWrap: 'anywhere',
  variants: {
    variant: {
      inline: {
        textDecorationLine: 'underline',
        '@hover': { '&:hover': { textDecorationThickness: '0.14em' } },
      },
      quiet: {
        display: 'inline-flex',
        maxInlineSize: '100%',
        alignItems: 'center',
        gap: '$s5',
        minBlockSize: '$touch',
        textDecorationLine: 'none',
        '@hover': { '&:hover': { textDecorationLine: 'underline' } },
      },
    },
  },
});
