import { describe, expect, it } from 'vitest';
import { reachedAt } from './reached-at';

const host = '10.0.0.7:4300';

describe('behind a proxy that is trusted', () => {
  it.each<[string, Record<string, string | string[]>, string]>([
    ['there is no header', {}, `http://${host}`],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }, `https://${host}`],
    ['in capitals', { 'x-forwarded-proto': 'HTTPS' }, `https://${host}`],
    ['the first of a list counts', { 'x-forwarded-proto': 'https, http' }, `https://${host}`],
    ['and not the last', { 'x-forwarded-proto': 'http,https' }, `http://${host}`],
    [
      'X-Forwarded-Host',
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'apex.example, inner:8080' },
      'https://apex.example',
    ],
    [
      'Forwarded',
      { forwarded: 'for=192.0.2.60;proto=https;by=203.0.113.43;host=apex.example' },
      'https://apex.example',
    ],
    [
      'Forwarded with quotes, capitals and several elements',
      {
        forwarded:
          'For="[2001:db8::17]:4711";Proto=https;Host="apex.example:8443", for=10.0.0.1;proto=http',
      },
      'https://apex.example:8443',
    ],
    ['Forwarded that is broken', { forwarded: 'proto=https host=' }, `http://${host}`],
    [
      'both: the ones that proxies write most go first',
      {
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'apex.example',
        forwarded: 'proto=http;host=evil.example',
      },
      'https://apex.example',
    ],
    ['a scheme that is none of ours', { 'x-forwarded-proto': 'javascript' }, `http://${host}`],
    ['a host that is none', { 'x-forwarded-host': 'apex.example/@evil.example' }, `http://${host}`],
    ['nothing in a list', { 'x-forwarded-host': ' , ' }, `http://${host}`],
  ])('%s', (_name, headers, address) => {
    const reached = reachedAt({ host, ...headers }, true);
    expect(`${reached.protocol}://${reached.host}`).toBe(address);
  });
});

it('none of those headers counts where no proxy is trusted', () => {
  const headers = {
    host,
    forwarded: 'proto=https;host=evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  };
  expect(reachedAt(headers, false)).toEqual({ protocol: 'http', host });
});
