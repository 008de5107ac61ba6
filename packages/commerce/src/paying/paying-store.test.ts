import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import type { PayingRecord } from './paying-record';
import { browserPayingStore } from './paying-store';

afterEach(() => vi.restoreAllMocks());

const record = (parts: Partial<PayingRecord> = {}): PayingRecord => ({
  basket: 'b1',
  arrangement: {
    primaryPaymentDetailsAttributes: { paymentMethodType: 'card' },
    expected: { version: 1, total: 999 },
  },
  key: 'k1',
  viewer: 'v1',
  begun: Date.now(),
  ...parts,
});

function stores() {
  const databases = new IDBFactory();
  return () => browserPayingStore('apex', () => databases);
}

it('an attempt is there for every tab and after a reload, until it is removed by its key', async () => {
  const open = stores();
  await open().write(record());
  expect(await open().read('v1')).toEqual(record({ begun: expect.any(Number) }));
  await open().remove('another');
  expect(await open().read('v1')).not.toBeNull();
  await open().remove('k1');
  expect(await open().read('v1')).toBeNull();
});

it.each([
  ['of another viewer', record({ viewer: 'v2' })],
  ['older than a day', record({ begun: Date.now() - 25 * 3600 * 1000 })],
  ['from the future', record({ begun: Date.now() + 3600 * 1000 })],
  ['without a key', { ...record(), key: '' }],
  ['of another shape', { basket: 'b1' }],
  ['that is a text', 'nonsense'],
])('a record %s is nothing', async (_, value) => {
  const open = stores();
  await open().write(value as PayingRecord);
  expect(await open().read('v1')).toBeNull();
});

it('without a database the page remembers it by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = browserPayingStore('apex', () => undefined);
  await store.write(record());
  expect((await store.read('v1'))?.key).toBe('k1');
  await store.remove('k1');
  expect(await store.read('v1')).toBeNull();
});

it('a database that never answers holds no payment up: the page remembers it by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers();
  try {
    const silent = { open: () => ({}) } as unknown as IDBFactory;
    const store = browserPayingStore('apex', () => silent);
    const written = store.write(record());
    await vi.advanceTimersByTimeAsync(4_000);
    await written;
    const read = store.read('v1');
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await read)?.key).toBe('k1');
  } finally {
    vi.useRealTimers();
  }
});
