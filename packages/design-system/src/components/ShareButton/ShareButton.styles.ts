import { css } from '../../stitches';

export const root = css({ display: 'inline-flex', '@scriptless': { display: 'none' } });

/** Both faces have the same place, so that the button keeps its width when it says "copied". */
export const faces = css({
  display: 'grid',
  justifyItems: 'center',
  '& > *': {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$s8',
  },
  '& svg': { flex: 'none', fontSize: '1.15em' },
  '& > [data-off]': { visibility: 'hidden' },
});
