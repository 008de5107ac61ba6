import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { countries, formSite } from './samples/form-site';
import { useCountries } from './use-countries';

afterEach(() => vi.useRealTimers());

const inside =
  (site: ReturnType<typeof formSite>) =>
  ({ children }: { children: ReactNode }) => <SiteProvider site={site}>{children}</SiteProvider>;

it('useCountries asks the origin once for any number of forms', async () => {
  const answer = vi.fn(() => countries());
  const wrapper = inside(formSite(answer));
  const first = renderHook(() => useCountries(), { wrapper });
  expect(first.result.current.status).toBe('loading');
  await waitFor(() => expect(first.result.current.status).toBe('ready'));
  expect(first.result.current.countries.map(({ value }) => value)).toEqual(['GB', 'BR', 'US']);
  expect(first.result.current.caller).toBe('GB');
  const second = renderHook(() => useCountries(), { wrapper });
  expect(second.result.current.status).toBe('ready');
  expect(answer).toHaveBeenCalledOnce();
});

it('useCountries does not ask the origin where no field needs countries', () => {
  const answer = vi.fn(() => countries());
  renderHook(() => useCountries(false), { wrapper: inside(formSite(answer)) });
  expect(answer).not.toHaveBeenCalled();
});

it('useCountries has every country after three seconds, and the origin’s as soon as they come', async () => {
  vi.useFakeTimers();
  let give = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    give = resolve;
  });
  const { result } = renderHook(() => useCountries(), { wrapper: inside(formSite(() => late)) });
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.status).toBe('fallback');
  expect(result.current.countries.length).toBeGreaterThan(200);
  give(countries());
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.status).toBe('ready');
});

it('useCountries asks again after a while when the origin failed', async () => {
  vi.useFakeTimers();
  let down = true;
  const answer = () => {
    if (down) throw new TypeError('Failed to fetch');
    return countries();
  };
  const { result } = renderHook(() => useCountries(), { wrapper: inside(formSite(answer)) });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(result.current.status).toBe('fallback');
  down = false;
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current.status).toBe('ready');
});
