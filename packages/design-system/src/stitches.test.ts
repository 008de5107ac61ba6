import { expect, it } from 'vitest';
import { css, getCssText } from './stitches';

it('[1.9-13] layouts change at 768, 860, 1024 and 1100 pixels', () => {
  css({
    '@from768': { order: 9001 },
    '@above860': { order: 9002 },
    '@above1024': { order: 9003 },
    '@from1100': { order: 9004 },
  })();
  // The sheet also has rules of components that were rendered before.
  const drawn = getCssText().matchAll(/\(min-width:\s?(\d+)[^{]*\{[^{]*\{order:900\d\}/g);
  expect([...drawn].map(([, width]) => width)).toEqual(['768', '860', '1024', '1100']);
});
