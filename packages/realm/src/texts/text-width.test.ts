import { expect, it } from 'vitest';
import { textWidth } from './text-width';

it('textWidth tells narrow letters from wide ones, also in other scripts', () => {
  expect(textWidth('iiii')).toBeLessThan(textWidth('nnnn'));
  expect(textWidth('nnnn')).toBeLessThan(textWidth('MMMM'));
  expect(textWidth('الرياضة')).toBeLessThan(textWidth('WWWWWWW'));
  expect(textWidth('体育')).toBe(2);
  expect(textWidth('e\u0301')).toBe(textWidth('e'));
});
