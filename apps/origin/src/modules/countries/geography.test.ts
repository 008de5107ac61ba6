import { describe, expect, it } from 'vitest';
import { callerAddress, placeOf } from './geography';

describe('where an address is', () => {
  it.each([
    ['192.0.2.9', 'US', false],
    ['::ffff:192.0.2.9', 'US', false],
    ['198.51.100.255', 'BR', false],
    ['203.0.113.1', 'US', true],
    ['2001:db8:971::5', 'AE', false],
    ['2001:db8:81:ffff::5', 'JP', false],
    ['2001:db8:bad::1', 'US', true],
    ['127.0.0.1', 'NZ', false],
    ['::1', 'NZ', false],
    ['::ffff:127.0.0.1', 'NZ', false],
    ['10.1.2.3', 'NZ', false],
    ['172.31.0.1', 'NZ', false],
    ['192.168.1.20', 'NZ', false],
    ['fe80::1%eth0', 'NZ', false],
    ['fd00::7', 'NZ', false],
    ['172.32.0.1', undefined, false],
    ['2001:db8:2::1', undefined, false],
    ['8.8.8.8', undefined, false],
    ['nonsense', undefined, false],
    ['', undefined, false],
  ])('%s: %s, VPN %s', (address, country, vpn) => {
    expect(placeOf(address, 'NZ')).toEqual({ country, vpn });
  });
});

describe('the caller’s address', () => {
  const call = (remoteAddress: string, forwarded?: string | string[], ip = remoteAddress) => ({
    ip,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string },
    socket: { remoteAddress },
  });

  it.each([
    ['the connection’s', call('192.0.2.1'), false, '192.0.2.1'],
    ['never a header’s from elsewhere', call('192.0.2.1', '198.51.100.1'), false, '192.0.2.1'],
    ['a proxy’s on this machine', call('127.0.0.1', '198.51.100.1'), false, '198.51.100.1'],
    ['over IPv6 as well', call('::1', '198.51.100.1'), false, '198.51.100.1'],
    ['and mapped', call('::ffff:127.0.0.1', '::ffff:198.51.100.1'), false, '198.51.100.1'],
    [
      'the last hop: the others anybody may have written',
      call('127.0.0.1', '192.0.2.1, 198.51.100.1'),
      false,
      '198.51.100.1',
    ],
    [
      'of several headers too',
      call('127.0.0.1', ['192.0.2.1', '198.51.100.1']),
      false,
      '198.51.100.1',
    ],
    ['without nonsense', call('127.0.0.1', 'unknown'), false, '127.0.0.1'],
    ['without nothing', call('127.0.0.1', ''), false, '127.0.0.1'],
    [
      'what the server was told to believe',
      call('127.0.0.1', '192.0.2.1, 10.0.0.1', '192.0.2.1'),
      true,
      '192.0.2.1',
    ],
  ])('is %s', (_, request, trustProxy, address) => {
    expect(callerAddress(request, trustProxy)).toBe(address);
  });
});
