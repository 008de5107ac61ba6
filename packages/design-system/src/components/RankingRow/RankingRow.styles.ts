import { css } from '../../stitches';

export const row = css({
  position: 'relative',
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: '2.5em auto minmax(0, 1fr) auto 3.2em',
  alignItems: 'center',
  gap: '$s13',
  minBlockSize: 68,
  paddingInline: '$s13',
  paddingBlock: '$s8',
  borderBlockEnd: '1px solid $border',
  '@below768': {
    gridTemplateColumns: '1.9em auto minmax(0, 1fr) 3.2em',
    '& > [data-ui="avatar"]': { gridArea: '1 / 2 / 3 / 3' },
    gap: '$s3 $s8',
    paddingInline: '$s8',
  },
  '@hover': { '&:has(a):hover': { backgroundColor: '$tint' } },
  '@print': { breakInside: 'avoid' },
  variants: {
    champion: {
      true: {
        // the text inside changes with its ground
        '--text': '$on-accent',
        '--text-muted': '$on-accent',
        '--focus': '$on-accent',
        minBlockSize: 110,
        marginBlockEnd: '$s8',
        borderBlockEnd: 0,
        borderRadius: '$r3',
        backgroundColor: '$accent',
        color: '$on-accent',
        '@hover': { '&:has(a):hover': { backgroundColor: '$accent-hover' } },
        '@forced': { border: '2px solid CanvasText' },
      },
    },
  },
});

export const rank = css({
  justifySelf: 'center',
  '@below768': { gridArea: '1 / 1 / 3 / 2' },
  fontFamily: '$font-display',
  fontWeight: '$display-weight',
  fontSize: 'calc($t4 * $display-scale)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  variants: { champion: { true: { fontSize: '$t4' } } },
});

export const who = css({
  display: 'grid',
  gap: 1,
  minInlineSize: 0,
  '@below768': { gridArea: '1 / 3' },
  // a champion has no movement: the name takes the room
  '[data-champion="true"] > &': { '@below768': { gridArea: '1 / 3 / 2 / 5' } },
});

export const title = css({ fontSize: '$t0', fontWeight: 700, lineHeight: 1.3 });

export const name = css({
  color: 'inherit',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  variants: {
    linked: {
      true: {
        textDecoration: 'none',
        outline: 'none',
        '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: '$r1' },
        '&:focus-visible::after': { outline: '2px solid $focus', outlineOffset: -4 },
      },
    },
    champion: {
      true: {
        fontFamily: '$font-display',
        fontWeight: '$display-weight',
        fontSize: 'calc($t4 * $display-scale)',
        '@below768': { fontSize: 'calc($t3 * $display-scale)' },
        hyphens: 'auto',
        letterSpacing: '$display-tracking',
        wordSpacing: '$display-space',
        textTransform: '$display-case',
        lineHeight: 1.15,
      },
    },
  },
});

export const record = css({
  color: '$text-muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // under the name where there is no room beside it
  '@below768': { gridArea: '2 / 3', alignSelf: 'start', fontSize: '$t0' },
});

export const movement = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '$s3',
  justifySelf: 'end',
  fontSize: '$t0',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '@below768': { gridArea: '1 / 4 / 3 / 5' },
  variants: {
    way: {
      up: { color: '$success-text', '& > svg': { transform: 'rotate(180deg)' } },
      down: { color: '$danger-text' },
      new: { color: '$accent-text' },
      same: { color: '$text-muted' },
    },
  },
});
