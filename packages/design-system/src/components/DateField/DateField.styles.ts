import { css } from '../../stitches';

/** The row of the three parts. */
export const parts = css({
  // digits are written left to right in every language, at the reader's side
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

/** The place of a button after the parts, kept while its code is on the way. */
export const openerPlace = css({ flex: 'none', inlineSize: 48 });

/** A long word takes a second line and a press on it leads into its part. */
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
