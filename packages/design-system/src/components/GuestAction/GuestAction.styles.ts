import { css } from '../../stitches';

/**
 * `[data-known-viewer]` is set on the root element before the first frame, by a script in the
 * page's head, in a browser that holds a session.
 */
export const guestAction = css({
  display: 'contents',
  variants: {
    pending: {
      account: {
        '[data-known-viewer] &': {
          display: 'inline-grid',
          placeItems: 'center',
          flex: 'none',
          inlineSize: '$s55',
          blockSize: '$touch',
        },
        '[data-known-viewer] & > *': { display: 'none' },
        '[data-known-viewer] &::before': {
          content: '',
          inlineSize: 28,
          blockSize: 28,
          borderRadius: '50%',
          backgroundColor: '$skeleton',
        },
      },
      nothing: { '[data-known-viewer] &': { display: 'none' } },
    },
  },
});

/** The viewer's action in the guest's place: not there for guests, nor where no script has run. */
export const viewerAction = css({
  display: 'none',
  '[data-known-viewer] &': { display: 'contents' },
});
