import { expect, it } from 'vitest';
import { deviceOf } from './device-name';

const mozilla = 'Mozilla/5.0';

it.each([
  [
    'Chrome on Linux',
    `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`,
  ],
  [
    'Edge on Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
  ],
  [
    'Safari on iPhone',
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Safari on Mac',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
  ],
  ['Firefox on Android', `${mozilla} (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0`],
])('deviceOf recognises %s', (name, userAgent) => {
  const { browser, system } = deviceOf(userAgent) ?? {};
  expect(`${browser} on ${system}`).toBe(name);
});

it.each(['', 'curl/8.0', `${mozilla} (X11; Linux)`])(
  'deviceOf does not guess what "%s" is',
  (userAgent) => {
    expect(deviceOf(userAgent)).toBeUndefined();
  },
);
