import { OriginError } from '@marquee/origin-client';
import { expect, it, vi } from 'vitest';
import { onceMoreAfter400 } from './after-400';

const refused = (status: number) => new OriginError('http', { status, code: `HTTP_${status}` });

it('[1.4-27] a 400 forgets what is stored and asks once more', async () => {
  const forget = vi.fn();
  const ask = vi.fn().mockRejectedValueOnce(refused(400)).mockResolvedValueOnce('code');
  await expect(onceMoreAfter400(ask, forget)).resolves.toBe('code');
  expect(forget).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('[1.4-27] and no oftener', async () => {
  const ask = vi.fn().mockRejectedValue(refused(400));
  await expect(onceMoreAfter400(ask, () => {})).rejects.toMatchObject({ status: 400 });
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([401, 404, 412, 500])('[1.8-22] a %i is the caller’s', async (status) => {
  const forget = vi.fn();
  const ask = vi.fn().mockRejectedValue(refused(status));
  await expect(onceMoreAfter400(ask, forget)).rejects.toMatchObject({ status });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(forget).not.toHaveBeenCalled();
});
