import { expect, it } from 'vitest';
import { css, getCssText } from './stitches';

it('[1.9-13] layouts change at 768, 860, 1024 and 1100 pixels', () => {
  css({
    '@from768': { order: 1 },
    '@above860': { order: 2 },
    '@above1024': { order: 3 },
    '@from1100': { order: 4 },
  })();
  const widths = [...getCssText().matchAll(/\(min-width:\s?(\d+)/g)].map(([, width]) => width);
  expect(widths).toEqual(['768', '860', '1024', '1100']);
});
