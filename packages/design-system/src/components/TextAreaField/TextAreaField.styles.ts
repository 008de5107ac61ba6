import { css } from '../../stitches';

export const frame = css({
  display: 'block',
  '& > textarea': {
    // grows with its text; in browsers that do not support this, there is a handle
    fieldSizing: 'content',
    resize: 'none',
    '@supports not (field-sizing: content)': { resize: 'vertical' },
    // about three lines, and ten: beyond that it scrolls
    minBlockSize: 'calc(4.2em + 2 * $s8 + 2px)',
    maxBlockSize: 'calc(14em + 2 * $s8 + 2px)',
    overflowWrap: 'anywhere',
    scrollbarWidth: 'thin',
  },
});

export const count = css({
  marginInlineStart: 'auto',
  color: '$text-muted',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  variants: { over: { true: { color: '$danger-text', fontWeight: 600 } } },
});
