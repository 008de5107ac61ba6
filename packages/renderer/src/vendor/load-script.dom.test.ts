import { afterEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script';

const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  vi.useRealTimers();
  for (const script of scripts()) script.remove();
});

it('loadScript runs a script once, however often it is called', async () => {
  const first = loadScript('https://vendor.example/once.js');
  const second = loadScript('https://vendor.example/once.js');
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(Promise.all([first, second])).resolves.toBeDefined();
});

it('loadScript rejects when a vendor is unavailable, and loads again the next time', async () => {
  const blocked = loadScript('https://vendor.example/blocked.js');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toMatchObject({ name: 'VendorError', code: 'UNAVAILABLE' });
  expect(scripts()).toHaveLength(0);
  const again = loadScript('https://vendor.example/blocked.js');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeUndefined();
});

it('loadScript rejects after 20 seconds', async () => {
  vi.useFakeTimers();
  const slow = loadScript('https://vendor.example/slow.js');
  vi.advanceTimersByTime(20_001);
  await expect(slow).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
