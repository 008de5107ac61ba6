import { css } from '../../stitches';

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$s13',
  overflowWrap: 'anywhere',
});

export const label = css({
  // with its padding it is at least as high as a touch target
  paddingBlock: 'calc(($touch - 1.5em) / 2)',
  lineHeight: 1.5,
  cursor: 'pointer',
  'input:disabled ~ &': { opacity: 0.6, cursor: 'not-allowed' },
  '& a': { paddingBlock: '$s8', marginBlock: 'calc(-1 * $s8)' },
});

export const notes = css({
  gridColumn: 2,
  display: 'grid',
  gap: '$s3',
  marginBlockStart: 'calc(-1 * $s5)',
});

export const tick = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: 'calc(($touch - 1.5rem) / 2)',
  border: '1px solid $border-strong',
  // a round one would look like a radio button
  borderRadius: 'min($r1, 6px)',
  backgroundColor: '$surface-sunken',
  cursor: 'pointer',
  transition: 'background-color $dur $ease, border-color $dur $ease',
  // drawn small, with a target of 44 px
  '&::before': { content: '', position: 'absolute', inset: 'calc((1.5rem - $touch) / 2)' },
  '&::after': {
    content: '',
    inlineSize: '1rem',
    blockSize: '1rem',
    backgroundColor: '$on-accent',
    clipPath: 'polygon(13% 48%, 2% 60%, 38% 94%, 98% 22%, 86% 11%, 37% 69%)',
    opacity: 0,
    transform: 'scale(0.5)',
    transition: 'opacity $dur $ease, transform $dur $ease',
  },
  '@hover': { '&:hover:enabled': { borderColor: '$text' } },
  '&:checked, &:indeterminate': { backgroundColor: '$accent', borderColor: '$accent-edge' },
  '&:checked::after': { opacity: 1, transform: 'none' },
  '&:indeterminate::after': {
    opacity: 1,
    transform: 'none',
    clipPath: 'inset(42% 10% 42% 10% round 1px)',
  },
  '&[aria-invalid="true"]': {
    borderColor: '$danger-text',
    boxShadow: 'inset 0 0 0 1px $danger-text',
  },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  // the system draws its own
  '@forced': { appearance: 'auto', '&::after': { display: 'none' } },
});
