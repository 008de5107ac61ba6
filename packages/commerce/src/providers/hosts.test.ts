import { expect, it } from 'vitest';
import { isOnHost, sourceOfHost } from './hosts';

it.each([
  ['https://cards.example', 'https://cards.example'],
  ['https://cards.example:8443', 'https://cards.example:8443'],
  ['http://cards.localhost', 'http://cards.localhost:*'],
  ['http://cards.localhost:4401', 'http://cards.localhost:4401'],
  ['https://cards.localhost', 'https://cards.localhost'],
])('sourceOfHost names %s as %s', (host, source) => {
  expect(sourceOfHost(host)).toBe(source);
});

it.each([
  ['http://cards.localhost:4401/frame', 'http://cards.localhost', true],
  ['http://cards.localhost:4401/frame', 'http://cards.localhost:4401', true],
  ['http://cards.localhost:4402/frame', 'http://cards.localhost:4401', false],
  ['https://cards.localhost:4401/frame', 'http://cards.localhost', false],
  ['http://evil.cards.localhost/frame', 'http://cards.localhost', false],
  ['http://user@cards.localhost/frame', 'http://cards.localhost', false],
  ['https://cards.example/frame?a=1', 'https://cards.example', true],
  ['https://cards.example:8443/frame', 'https://cards.example', false],
  ['https://cards.example.evil.example/frame', 'https://cards.example', false],
  ['http://cards.example/frame', 'https://cards.example', false],
  ['javascript:alert(1)', 'https://cards.example', false],
  ['/frame', 'https://cards.example', false],
])('isOnHost says of %s on %s: %s', (address, host, expected) => {
  expect(isOnHost(address, host)).toBe(expected);
});
