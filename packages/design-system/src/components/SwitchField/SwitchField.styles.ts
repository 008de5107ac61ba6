import { css } from '../../stitches';

export const root = css({
  position: 'relative',
  display: 'grid',
  columnGap: '$s21',
  overflowWrap: 'anywhere',
  variants: {
    placement: {
      end: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"label switch" "notes switch"',
      },
      start: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"switch label" "switch notes"',
        columnGap: '$s13',
      },
    },
  },
});

export const label = css({
  gridArea: 'label',
  paddingBlock: 'calc(($touch - 1.5em) / 2)',
  fontWeight: 600,
  lineHeight: 1.5,
  cursor: 'pointer',
  // the whole row can be pressed, including the small switch
  '&::after': { content: '', position: 'absolute', inset: '0 0 auto', blockSize: '$touch' },
  '& a': { position: 'relative', zIndex: 1 },
  ':has(> input:disabled) > &': { opacity: 0.6, cursor: 'not-allowed' },
});

export const notes = css({
  gridArea: 'notes',
  display: 'grid',
  gap: '$s3',
  maxInlineSize: '60ch',
  marginBlockStart: 'calc(-1 * $s8)',
});

export const track = css({
  gridArea: 'switch',
  appearance: 'none',
  position: 'relative',
  inlineSize: '3.25rem',
  blockSize: '1.875rem',
  margin: 0,
  marginBlockStart: 'calc(($touch - 1.875rem) / 2)',
  border: '1px solid $border-strong',
  // as round as the brand's buttons, up to a full half circle
  borderRadius: 'min($r2, 15px)',
  backgroundColor: '$surface-sunken',
  cursor: 'pointer',
  transition: 'background-color $dur $ease, border-color $dur $ease',
  // the thumb
  '&::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0.25rem',
    insetInlineStart: '0.25rem',
    inlineSize: '1.25rem',
    borderRadius: 'min($r2, 10px)',
    backgroundColor: '$text-muted',
    transition: 'inset-inline-start $dur $ease, background-color $dur $ease',
  },
  '&:checked::before': { insetInlineStart: '1.625rem', backgroundColor: '$on-accent' },
  // the tick shows "on" without colour
  '&::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '0.5rem',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    marginBlock: 'auto',
    backgroundColor: '$on-accent',
    clipPath: 'polygon(13% 48%, 2% 60%, 38% 94%, 98% 22%, 86% 11%, 37% 69%)',
    opacity: 0,
    transition: 'opacity $dur $ease',
  },
  '&:checked::after': { opacity: 1 },
  '&:checked': { backgroundColor: '$accent', borderColor: '$accent-edge' },
  '@hover': { '&:hover:enabled': { borderColor: '$text' } },
  '&[aria-invalid="true"]': {
    borderColor: '$danger-text',
    boxShadow: 'inset 0 0 0 1px $danger-text',
  },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '@forced': {
    borderColor: 'ButtonBorder',
    '&::before, &:checked::before': {
      forcedColorAdjust: 'none',
      backgroundColor: 'ButtonText',
    },
    '&:checked': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    '&:checked::before, &:checked::after': { backgroundColor: 'HighlightText' },
  },
});
