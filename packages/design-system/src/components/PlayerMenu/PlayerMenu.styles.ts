import { css } from '../../stitches';

export const lists = css({
  display: 'grid',
  gap: '$s13',
  minInlineSize: '13rem',
  textAlign: 'start',
});

export const list = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const heading = css({
  paddingInline: '$s8',
  paddingBlock: '$s5',
  fontSize: '$t0',
  fontWeight: 700,
  lineHeight: 1.4,
});

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  inlineSize: '100%',
  minBlockSize: '$touch',
  paddingInline: '$s8',
  paddingBlock: '$s5',
  border: 0,
  borderRadius: 'min($r2, 14px)',
  background: 'none',
  color: 'inherit',
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', fontSize: '$icon3' },
  '@hover': { '&:hover': { backgroundColor: '$tint' } },
};

/** One choice: the tick is the sign, the radio button under it takes keys and is announced. */
export const choice = css({
  ...row,
  position: 'relative',
  '& > input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& > svg': { flex: 'none', fontSize: '$icon3', visibility: 'hidden' },
  '&:has(> input:checked)': { fontWeight: 650, '& > svg': { visibility: 'visible' } },
  '&:has(> input:focus-visible)': { outline: '2px solid $focus', outlineOffset: -2 },
  '&:has(> input:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
});

export const action = css({
  ...row,
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-pressed="true"]': { fontWeight: 650 },
});

export const words = css({ display: 'grid', minInlineSize: 0 });

export const hint = css({ fontSize: '$t0', fontWeight: 400 });
