import { css } from '../../stitches';

/** Adds to the disclosure's own class, so it sets nothing that the disclosure sets. */
export const button = css({
  border: '1px solid $border-strong',
  maxInlineSize: '100%',
  fontSize: '$t2',
  overflowWrap: 'anywhere',
});

export const note = css({
  color: '$text-muted',
  fontSize: '$t0',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
