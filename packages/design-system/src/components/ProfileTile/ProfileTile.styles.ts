import { css } from '../../stitches';

export const tile = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '$s5',
  inlineSize: '100%',
  padding: '$s5',
  border: 0,
  borderRadius: '$r3',
  background: 'none',
  color: '$text',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@moving': {
    '& [data-ui="avatar"]': { transition: 'transform $dur $ease' },
    '&:focus-visible [data-ui="avatar"]': { transform: 'scale(1.04)' },
    '@hover': { '&:hover [data-ui="avatar"]': { transform: 'scale(1.04)' } },
  },
});

export const face = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 160,
  marginBlockEnd: '$s3',
  variants: {
    current: {
      true: { '& > [data-ui="avatar"]': { outline: '3px solid $accent-edge', outlineOffset: 3 } },
    },
    editing: {
      true: { '& > [data-ui="avatar"]': { opacity: 0.45 } },
    },
  },
});

/** In the middle of the profile's picture. */
export const pencil = css({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$touch',
  blockSize: '$touch',
  borderRadius: '50%',
  backgroundColor: '$plate',
  color: '$on-plate',
  fontSize: '$icon3',
});

export const lock = css({
  position: 'absolute',
  insetBlockEnd: '4%',
  insetInlineEnd: '4%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  backgroundColor: '$surface',
  color: '$text',
  fontSize: '$icon1',
  boxShadow: '0 0 0 1px $border',
});

export const name = css({
  maxInlineSize: '100%',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const kid = css({
  paddingInline: '$s8',
  paddingBlock: 1,
  borderRadius: '$r1',
  backgroundColor: '$accent-soft',
  color: '$accent-text',
  fontSize: '$tiny',
  fontWeight: 700,
  lineHeight: 1.4,
});

export const add = css({
  '--avatar-round': '50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 160,
  marginBlockEnd: '$s3',
  aspectRatio: '1',
  border: '2px dashed $border-strong',
  borderRadius: '$avatar-round',
  color: '$text-muted',
  fontSize: '$t5',
});
