import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLateCode } from './use-late-code';

const Part = () => <p>Here</p>;
const lost = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /code/part.js'));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});

const ask = (load: () => Promise<{ default: () => React.ReactNode }>, first: string | false) =>
  renderHook(({ attempt }) => useLateCode(attempt, load), {
    initialProps: { attempt: first as string | false },
  });

it('useLateCode loads the code once, when it is wanted', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const { result, rerender } = ask(load, false);
  expect(load).not.toHaveBeenCalled();
  rerender({ attempt: 'one page' });
  await waitFor(() => expect(result.current).toBe(Part));
  rerender({ attempt: 'another' });
  expect(load).toHaveBeenCalledOnce();
});

it('useLateCode loads lost code again at the next attempt, and not before', async () => {
  const load = vi.fn(async () => ({ default: Part })).mockImplementationOnce(lost);
  const { result, rerender } = ask(load, 'one page');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender({ attempt: 'one page' });
  expect(load).toHaveBeenCalledOnce();
  rerender({ attempt: 'another' });
  await waitFor(() => expect(result.current).toBe(Part));
  expect(reload).not.toHaveBeenCalled();
});

it('useLateCode reloads the page once when the code stays lost', async () => {
  const load = vi.fn(lost);
  const { rerender } = ask(load, '1');
  for (const attempt of ['2', '3']) {
    const { length } = load.mock.calls;
    rerender({ attempt });
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(length));
  }
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
