import { css } from '../../stitches';

export const root = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '$s13',
  paddingBlock: '$s21',
  textAlign: 'center',
});

export const count = css({
  margin: 0,
  color: '$text-muted',
  fontSize: '$t0',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

export const bar = css({
  inlineSize: 'min(233px, 100%)',
  blockSize: 3,
  borderRadius: '$r1',
  backgroundColor: '$border',
  // it fills from the start of the line
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@forced': { backgroundColor: 'GrayText' },
});

export const filled = css({
  fill: '$accent-edge',
  transition: 'width $dur $ease',
  '@forced': { fill: 'Highlight' },
});

export const problem = css({
  color: '$danger-text',
  fontSize: '$t0',
  fontWeight: 600,
  '&:empty': { display: 'none' },
});

export const scripted = css({ maxInlineSize: '100%', '@scriptless': { display: 'none' } });
