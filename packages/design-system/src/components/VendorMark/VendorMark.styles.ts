import { css } from '../../stitches';

export const mark = css({
  flex: 'none',
  inlineSize: '$icon3',
  blockSize: '$icon3',
  variants: {
    tile: {
      true: {
        boxSizing: 'border-box',
        inlineSize: '$s34',
        blockSize: '$s34',
        padding: 6,
        border: '1px solid #747775',
        borderRadius: 'min($r1, $s8)',
        backgroundColor: '#fff',
        color: '#000',
        forcedColorAdjust: 'none',
      },
    },
    // the G is on white, whatever the system's colours
    ground: {
      google: {
        '@forced': {
          padding: 2,
          borderRadius: '$s3',
          backgroundColor: '#fff',
          forcedColorAdjust: 'none',
        },
      },
      apple: {},
      facebook: {},
    },
  },
});
