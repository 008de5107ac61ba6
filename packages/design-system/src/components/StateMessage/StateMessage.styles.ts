import { css } from '../../stitches';

export const state = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$s13',
  paddingInline: '$gutter',
  paddingBlock: '$s34',
  textAlign: 'center',
  variants: { scope: { page: { minBlockSize: '70svh' }, section: {} } },
});

/** An icon on a plate, whose shape depends on the ornament. */
export const drawing = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '$s89',
  blockSize: '$s89',
  marginBlockEnd: '$s8',
  borderRadius: '50%',
  fontSize: '$icon5',
  lineHeight: 1,
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    tone: {
      inviting: { backgroundColor: '$accent-soft', color: '$accent-text' },
      sober: { backgroundColor: '$tint', color: '$text' },
    },
  },
});

/** A picture instead of the icon, as large as the window has room for. */
export const picture = css({
  inlineSize: 'min(100%, clamp(440px, 58svh, 640px))',
  marginBlockEnd: '$s8',
  borderRadius: '$r3',
  overflow: 'hidden',
});

export const actionsRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$s13',
  marginBlockStart: '$s8',
});
