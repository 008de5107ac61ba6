import { expect, it } from 'vitest';
import { plainHost, withPlainHost } from './plain-host';

it.each([
  ['apex.localhost', 'apex.localhost'],
  ['apex.localhost.', 'apex.localhost'],
  ['APEX.Localhost', 'apex.localhost'],
  ['München.example', 'xn--mnchen-3ya.example'],
  ['xn--MNCHEN-3ya.example.', 'xn--mnchen-3ya.example'],
  ['[::1]', '[::1]'],
  ['127.0.0.1', '127.0.0.1'],
])('%s is %s', (host, plain) => {
  expect(plainHost(host)).toBe(plain);
});

it.each([
  ['http://apex.localhost.:4300/login?a=b', 'http://apex.localhost:4300/login?a=b'],
  ['https://Apex.example.:443/', 'https://apex.example/'],
  ['http://apex.example:80/', 'http://apex.example/'],
])('%s is the address %s', (given, plain) => {
  expect(withPlainHost(new URL(given)).href).toBe(plain);
});
