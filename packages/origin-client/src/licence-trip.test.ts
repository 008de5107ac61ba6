import { expect, it } from 'vitest';
import type { Keep } from './keep';
import { rememberLicenceTrip, takeLicenceTrip } from './licence-trip';

function stand() {
  const texts = new Map<string, string>();
  let time = 0;
  const keep: Keep = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void (value === null ? texts.delete(key) : texts.set(key, value)),
  };
  return {
    texts,
    pass: (minutes: number) => (time += minutes * 60_000),
    options: { keep, now: () => time },
  };
}

const trip = { provider: 'fibrenet', from: '/video/7' };

it('is known once, in its own realm', () => {
  const { options, texts } = stand();
  rememberLicenceTrip('apex', trip, options);
  expect(takeLicenceTrip('noor', options)).toBeNull();
  expect(takeLicenceTrip('apex', options)).toEqual(trip);
  expect(takeLicenceTrip('apex', options)).toBeNull();
  expect(texts.size).toBe(0);
});

it('is forgotten after an hour', () => {
  const { options, pass } = stand();
  rememberLicenceTrip('apex', trip, options);
  pass(61);
  expect(takeLicenceTrip('apex', options)).toBeNull();
});

it.each(['{', 'null', '{"provider":7}', '{"provider":"a","from":"/","begun":"x"}'])(
  'is nothing that was not written here: %s',
  (text) => {
    const { options, texts } = stand();
    texts.set('apex.licenceTrip', text);
    expect(takeLicenceTrip('apex', options)).toBeNull();
  },
);
