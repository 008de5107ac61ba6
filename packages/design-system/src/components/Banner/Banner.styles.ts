import { css } from '../../stitches';

export const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s3 $s13',
  minBlockSize: '$touch',
  paddingInline: '$gutter',
  paddingBlock: '$s5',
  borderBlockEnd: '1px solid $border',
  fontSize: '$t0',
  fontWeight: 600,
  '& > svg': { flex: 'none' },
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    tone: {
      info: { backgroundColor: '$surface-raised', '& > svg': { color: '$accent-text' } },
      warning: { backgroundColor: '$warning-soft', '& > svg': { color: '$warning-text' } },
      success: { backgroundColor: '$success-soft', '& > svg': { color: '$success-text' } },
      // on a ground of its own, the colours inside follow the text
      danger: {
        backgroundColor: '$danger',
        color: '$on-danger',
        borderBlockEndColor: 'transparent',
        '& [data-ui=button]': { borderColor: 'currentColor', color: 'inherit' },
        '& :focus-visible': { outlineColor: 'currentColor' },
      },
      // inverted colours, so that an agent does not forget whose account this is
      impersonation: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 30,
        backgroundColor: '$text',
        color: '$surface',
        borderBlockEnd: '3px solid $accent',
        // two bars that stay would cover one another: the navbar scrolls away
        '& ~ [data-ui=navbar]': { position: 'relative' },
        '& [data-ui=button]': { borderColor: 'currentColor', color: 'inherit' },
        '& :focus-visible': { outlineColor: 'currentColor' },
      },
    },
  },
});

export const words = css({
  flex: '1 1 13rem',
  minInlineSize: 0,
  paddingBlock: '$s5',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const row = css({
  display: 'flex',
  marginInlineStart: 'auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s8',
  '& > button:last-child:not([data-ui])': { marginInlineEnd: 'calc(($icon4 - $touch) / 2)' },
});
