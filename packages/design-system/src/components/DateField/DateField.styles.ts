import { css } from '../../stitches';

/** The row of the three parts. */
export const parts = css({
  // digits are written left to right in every language, but aligned at the page's start
  '&:dir(rtl) input': { textAlign: 'end' },
});

export const part = css({
  flexDirection: 'column',
  justifyContent: 'flex-end',
  variants: {
    part: {
      year: { flex: '4 1 0' },
      month: { flex: '3 1 0' },
      day: { flex: '3 1 0' },
    },
  },
});

/** The room of a button after the parts, kept while its code is loading. */
export const openerPlace = css({ flex: 'none', inlineSize: 48 });

/** A long label takes a second line; a press on it moves the focus to its part. */
export const caption = css({
  paddingInline: '$s13 $s3',
  paddingBlockStart: '$s8',
  color: '$text-muted',
  fontSize: '$tiny',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& + input': { flex: 'none', minBlockSize: 0, paddingBlock: '0 $s8' },
});
