import { css } from '../../stitches';

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s5',
  maxInlineSize: '100%',
  paddingInline: '$s8',
  paddingBlock: '$s3',
  borderRadius: '$r1',
  border: '1px solid transparent',
  fontSize: '$tiny',
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '0.02em',
  variants: {
    kind: {
      live: { backgroundColor: '$live', color: '$on-live' },
      new: { backgroundColor: '$accent', color: '$on-accent' },
      upcoming: { backgroundColor: '$ink', color: '$surface' },
      replay: { backgroundColor: '$surface-raised', color: '$ink' },
      neutral: { backgroundColor: '$tint', color: '$ink' },
      language: { borderColor: 'currentColor' },
    },
  },
});

export const dot = css({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  animation: 'pulse 2s ease-in-out infinite',
  '@still': { animation: 'none' },
});

export const pennant = css({
  display: 'inline-block',
  paddingInline: '$s5 $s13',
  paddingBlock: '$s3',
  borderInlineStart: '2px solid currentColor',
  fontSize: '$tiny',
  fontWeight: 700,
  lineHeight: 1.3,
  backgroundColor: '$tint',
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.5em) 50%, 100% 100%, 0 100%)',
  '&:dir(rtl)': { clipPath: 'polygon(100% 0, 0 0, 0.5em 50%, 0 100%, 100% 100%)' },
});
