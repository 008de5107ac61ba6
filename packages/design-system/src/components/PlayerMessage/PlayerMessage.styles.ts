import { css } from '../../stitches';

export const message = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '$s8',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: '$on-plate',
  '@media (prefers-contrast: more)': { backgroundColor: '$letterbox !important' },
  '@forced': { backgroundColor: 'Canvas !important', color: 'CanvasText' },
  variants: {
    look: {
      // the picture behind it is dark and still there; the frame grows with a long message
      screen: {
        placeSelf: 'stretch',
        paddingBlock: '$s13',
        paddingInline: '$s13',
        backgroundColor: '$plate',
        textAlign: 'center',
        // above the controls, which show with what is asked or offered: a low frame grows
        '@container (max-width: 40rem)': {
          ':has(~ [data-ui="player-controls"]) > &': {
            paddingBlockEnd: 'calc(2 * $touch + 1.3 * $t0 + $s13 + $safe-block)',
          },
        },
        '@container (min-width: 40rem)': { gap: '$s13', paddingBlock: '$s34' },
      },
      // the picture goes on
      line: {
        alignSelf: 'start',
        gridAutoFlow: 'column',
        alignItems: 'center',
        maxInlineSize: 'calc(100% - 2 * $s8)',
        marginBlockStart: '$s8',
        paddingBlock: '$s5',
        paddingInline: '$s13 $s5',
        borderRadius: 'min($r3, 22px)',
        backgroundColor: '$plate',
      },
    },
  },
});

export const icon = css({
  fontSize: '$icon5',
  lineHeight: 1,
  // a low frame has no room for an ornament
  '@container (max-width: 40rem)': { display: 'none' },
});

export const title = css({
  margin: 0,
  variants: {
    look: {
      screen: {
        maxInlineSize: '24ch',
        fontFamily: '$font-display',
        fontSize: '$t2',
        fontWeight: '$display-weight',
        wordSpacing: '$display-space',
        lineHeight: 1.2,
        textTransform: '$display-case',
        textWrap: 'balance',
        '@container (min-width: 40rem)': { fontSize: '$t5' },
      },
      line: { fontSize: '$t0', fontWeight: 650, lineHeight: 1.3 },
    },
  },
});

export const text = css({
  maxInlineSize: '56ch',
  margin: 0,
  fontSize: '$t0',
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@container (min-width: 40rem)': { fontSize: '$t1' },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$s8',
});

export const screens = css({
  display: 'grid',
  gap: '$s5',
  inlineSize: 'min(100%, 34rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
});

export const screen = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s5 $s13',
  paddingBlock: '$s5',
  paddingInline: '$s13 $s8',
  borderRadius: 'min($r2, 14px)',
  backgroundColor: '$tint',
  '& > svg': { fontSize: '$icon4' },
});

export const screenWords = css({
  flex: '1 1 9rem',
  display: 'grid',
  lineHeight: 1.3,
  '& > strong': { fontWeight: 650 },
  '& > span': { fontSize: '$t0' },
});
