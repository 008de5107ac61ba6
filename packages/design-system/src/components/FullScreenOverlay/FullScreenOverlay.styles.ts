import { css } from '../../stitches';

export const overlay = css({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: '$surface',
  color: '$text',
  '&::backdrop': { backgroundColor: '$surface' },
  '@moving': { '&[open]': { animation: 'appear $dur ease-out' } },
});

export const inner = css({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$s8',
  minBlockSize: '$bar',
  paddingInline: '$gutter',
  paddingBlockStart: 'max($s8, env(safe-area-inset-top))',
  paddingBlockEnd: '$s8',
  borderBlockEnd: '1px solid $border',
  '& > button': { marginInlineStart: 'calc(($icon4 - $touch) / 2)' },
});

export const slot = css({ flex: 1, minInlineSize: 0 });

export const results = css({
  flex: 1,
  minBlockSize: 0,
  paddingInline: '$gutter',
  paddingBlock: '$section',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outlineOffset: -3 },
});
