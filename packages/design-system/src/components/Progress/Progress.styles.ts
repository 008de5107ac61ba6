import { css } from '../../stitches';

export const barColumn = css({ display: 'grid', gap: '$s8', minInlineSize: 0 });

export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $s13',
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const amount = css({
  color: '$text-muted',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});

export const track = css({
  position: 'relative',
  blockSize: '$s8',
  borderRadius: '$r1',
  overflow: 'hidden',
  backgroundColor: '$skeleton',
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%', fill: 'currentColor' },
  '& > svg:dir(rtl)': { transform: 'scaleX(-1)' },
  '& rect': { transition: 'width $dur $ease' },
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    borderRadius: 'inherit',
    backgroundColor: 'currentColor',
    animation: 'sweep $dur-sweep ease-in-out infinite',
  },
  '@still': {
    '& > span': { insetInlineStart: '30%', animation: 'breathe $dur-breath ease-in-out infinite' },
  },
  '@forced': { border: '1px solid CanvasText', color: 'Highlight', forcedColorAdjust: 'none' },
  variants: {
    tone: {
      accent: { color: '$accent-edge' },
      success: { color: '$success-text' },
      danger: { color: '$danger-text' },
    },
    known: { true: {}, false: {} },
  },
});

export const ringRow = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$s13',
  minInlineSize: 0,
  fontSize: '$t0',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const ring = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 64,
  blockSize: 64,
  '& > *': { gridArea: '1 / 1' },
  variants: {
    tone: {
      accent: { '--stroke': 'var(--accent-edge)' },
      success: { '--stroke': 'var(--success-text)' },
      danger: { '--stroke': 'var(--danger-text)' },
    },
  },
});

export const circle = css({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 3,
  transform: 'rotate(-90deg)',
  '& > circle:first-child': { stroke: '$skeleton' },
  '& > circle:last-child': {
    stroke: '$stroke',
    strokeLinecap: 'round',
    transition: 'stroke-dasharray $dur $ease',
  },
  '@forced': { '& > circle:last-child': { stroke: 'Highlight' } },
  variants: {
    known: {
      true: {},
      false: {
        transform: 'none',
        animation: 'turn $dur-sweep linear infinite',
        '@still': { animation: 'breathe $dur-breath ease-in-out infinite' },
      },
    },
  },
});

export const middle = css({ fontSize: '$t0', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const tick = css({ color: '$success-text', fontSize: '$t4' });
