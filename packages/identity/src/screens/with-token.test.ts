import { OriginError } from '@marquee/origin-client';
import { expect, it, vi } from 'vitest';
import { withToken } from './with-token';

const isUnknown = ({ code }: { code: string }) => code === 'LINK_UNKNOWN';

it.each([
  ['as it was sent', 'abc', 'abc', ['abc']],
  ['without a stray =', 'abc=', 'abc', ['abc=', 'abc']],
  ['without several', 'abc==', 'abc', ['abc==', 'abc']],
  ['with an = of its own', 'abc=', 'abc=', ['abc=']],
  ['never empty', '=', 'abc', ['=']],
  ['once, where it is not known at all', 'xyz', 'abc', ['xyz']],
])('withToken calls with a token %s', async (_what, given, known, tried) => {
  const call = vi.fn(async (token: string) => {
    if (token !== known) throw new OriginError('http', { code: 'LINK_UNKNOWN' });
    return 'in';
  });
  const answer = withToken(given, isUnknown, call);
  if (tried.at(-1) === known) await expect(answer).resolves.toBe('in');
  else await expect(answer).rejects.toThrow(OriginError);
  expect(call.mock.calls.flat()).toEqual(tried);
});

it('withToken does not call again after another failure', async () => {
  const call = vi.fn(() => Promise.reject(new OriginError('http', { code: 'LINK_USED' })));
  await expect(withToken('abc=', isUnknown, call)).rejects.toThrow(OriginError);
  expect(call).toHaveBeenCalledOnce();
});
