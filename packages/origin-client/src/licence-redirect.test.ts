import { expect, it } from 'vitest';
import { rememberLicenceRedirect, takeLicenceRedirect } from './licence-redirect';
import type { TextStorage } from './text-storage';

function setup() {
  const texts = new Map<string, string>();
  let time = 0;
  const storage: TextStorage = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void (value === null ? texts.delete(key) : texts.set(key, value)),
  };
  return {
    texts,
    pass: (minutes: number) => (time += minutes * 60_000),
    options: { storage, now: () => time },
  };
}

const redirect = { provider: 'fibrenet', from: '/video/7' };

it('takeLicenceRedirect gives a redirect once, in its own realm', () => {
  const { options, texts } = setup();
  rememberLicenceRedirect('apex', redirect, options);
  expect(takeLicenceRedirect('noor', options)).toBeNull();
  expect(takeLicenceRedirect('apex', options)).toEqual(redirect);
  expect(takeLicenceRedirect('apex', options)).toBeNull();
  expect(texts.size).toBe(0);
});

it('takeLicenceRedirect forgets a redirect after an hour', () => {
  const { options, pass } = setup();
  rememberLicenceRedirect('apex', redirect, options);
  pass(61);
  expect(takeLicenceRedirect('apex', options)).toBeNull();
});

it.each(['{', 'null', '{"provider":7}', '{"provider":"a","from":"/","begun":"x"}'])(
  'takeLicenceRedirect ignores a text that is not its own: %s',
  (text) => {
    const { options, texts } = setup();
    texts.set('apex.licenceRedirect', text);
    expect(takeLicenceRedirect('apex', options)).toBeNull();
  },
);
