import { expect, it } from 'vitest';
import { shortUserAgent } from './user-agent';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox, Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36`,
    'Chrome, Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`,
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/156.0.0.0 Safari/537.36`,
    'Chrome, Linux',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${webKit} Chrome/156.0.0.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S901B) ${webKit} SamsungBrowser/27.0 Chrome/156.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 9.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/9.0 TV Safari/537.36',
    'Safari, TV',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
  [undefined, ''],
])('%s is %s', (userAgent, short) => {
  expect(shortUserAgent(userAgent)).toBe(short);
});
