import { expect, it } from 'vitest';
import { artFocusCss } from './art-focus';

it.each([
  ['nothing without a focus', { web: {}, rtl: {}, mobile: {} }, ''],
  [
    'one picture for all',
    { web: { focus: { x: 0.25, y: 0.125 } } },
    ':root{--art-focus:25% 12.5%}:root{--art-focus-below:25% 12.5%}',
  ],
  [
    'a picture each',
    {
      web: { focus: { x: 0, y: 1 } },
      rtl: { focus: { x: 1, y: 1 } },
      mobile: {},
    },
    ':root{--art-focus:0% 100%}:root{--art-focus-below:50% 50%}[dir=rtl]{--art-focus:100% 100%}',
  ],
])('artFocusCss keeps the focus of pictures in view: %s', (_, background, css) => {
  expect(artFocusCss(background)).toBe(css);
});
