import { expect, it, vi } from 'vitest';
import { readableEmail } from './readable-email';

it.each([
  ['lea@xn--mnchen-3ya.example', 'lea@münchen.example'],
  ['xn--mnchen-3ya@xn--mgbh0fb.xn--kgbechtv', 'xn--mnchen-3ya@مثال.إختبار'],
  ['lea@münchen.example', 'lea@münchen.example'],
  ['lea@apex.example', 'lea@apex.example'],
])('readableEmail turns %s into %s', async (sent, shown) => {
  expect(await readableEmail(sent)).toBe(shown);
});

it('readableEmail keeps an address whose host cannot be decoded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await readableEmail('lea@xn--ä.example')).toBe('lea@xn--ä.example');
  expect(warn).toHaveBeenCalledOnce();
});
