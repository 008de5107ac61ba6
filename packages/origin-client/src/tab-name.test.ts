import { expect, it } from 'vitest';
import { tabName } from './tab-name';
import { storageIn } from './text-storage';

const refusing = storageIn(() => {
  throw new DOMException('Storage is off.', 'SecurityError');
});

it('is stored, so that a page that is loaded anew has the same', () => {
  const stored = new Map<string, string | null>();
  const storage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string | null) => void stored.set(key, value),
  };
  const name = tabName(storage);
  expect([...stored.values()]).toEqual([name]);
  const another = { get: () => 'tab-12345', set: () => {} };
  expect(tabName(another)).toBe('tab-12345');
});

it('stays the same in a page whose browser refuses storage', () => {
  expect(tabName(refusing)).toBe(tabName(refusing));
  expect(tabName(refusing).length).toBeGreaterThan(20);
});
