import { css } from '../../stitches';

export const group = css({
  display: 'grid',
  gap: '$s5',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowWrap: 'anywhere',
});

export const legend = css({
  padding: 0,
  marginBlockEnd: '$s5',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
});

export const list = css({
  display: 'grid',
  minInlineSize: 0,
  variants: {
    arrangement: {
      below: {},
      beside: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' },
    },
    look: { list: { columnGap: '$s21' }, cards: { gap: '$s8' } },
  },
});

export const choice = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s5 $s13',
  minInlineSize: 0,
  cursor: 'pointer',
  '&:has(> input:disabled)': { cursor: 'not-allowed' },
  '&:has(> input:disabled) > *': { opacity: 0.6 },
  variants: {
    look: {
      list: {},
      cards: {
        padding: '$s13',
        border: '1px solid $border-strong',
        borderRadius: '$r3',
        backgroundColor: '$surface-raised',
        transition: 'border-color $dur $ease, box-shadow $dur $ease, background-color $dur $ease',
        '@hover': { '&:hover:not(:has(> input:disabled))': { borderColor: '$text' } },
        '&:has(> input:checked)': {
          borderColor: '$accent-edge',
          backgroundColor: '$accent-soft',
          boxShadow: 'inset 0 0 0 1px $accent-edge',
          '@forced': { outline: '2px solid Highlight', outlineOffset: -3 },
        },
        // the focus ring is around the whole card
        '&:has(> input:focus-visible)': { outline: '2px solid $focus', outlineOffset: 3 },
      },
    },
    invalid: { true: { borderColor: '$danger-text' } },
  },
});

export const radio = css({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginBlockStart: 'calc(($touch - 1.5rem) / 2)',
  border: '1px solid $border-strong',
  borderRadius: '50%',
  backgroundColor: '$surface-sunken',
  cursor: 'inherit',
  transition: 'background-color $dur $ease, border-color $dur $ease',
  '&::before': { content: '', position: 'absolute', inset: 'calc((1.5rem - $touch) / 2)' },
  '&::after': {
    content: '',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: '50%',
    backgroundColor: '$on-accent',
    opacity: 0,
    transform: 'scale(0.4)',
    transition: 'opacity $dur $ease, transform $dur $ease',
  },
  '@hover': { '&:hover:enabled': { borderColor: '$text' } },
  '&:checked': { backgroundColor: '$accent', borderColor: '$accent-edge' },
  '&:checked::after': { opacity: 1, transform: 'none' },
  '@forced': { appearance: 'auto', '&::after': { display: 'none' } },
  variants: {
    look: { list: {}, cards: { marginBlockStart: 0, '&:focus-visible': { outline: 'none' } } },
  },
});

export const words = css({
  flex: '1 1 9rem',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  variants: {
    // in a plain row it is as high as a touch target
    look: { list: { paddingBlock: 'calc(($touch - 1.5em) / 2)' }, cards: {} },
  },
});

export const name = css({ variants: { look: { list: {}, cards: { fontWeight: 650 } } } });

export const mark = css({ display: 'flex', marginBlockEnd: '$s3' });

export const description = css({ color: '$text-muted', fontSize: '$t0', lineHeight: 1.4 });

export const facts = css({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const price = css({
  fontFamily: '$font-display',
  fontSize: 'calc($t3 * $display-scale)',
  fontWeight: '$display-weight',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
});
