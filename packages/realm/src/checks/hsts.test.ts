import { expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';
import { strictTransport } from '../resolve/hsts';

const parsed = (changes: object) =>
  parseRealm({
    id: 'bare',
    file: 'realm.json',
    text: JSON.stringify({ ...SMALLEST_REALM, ...changes }),
    assets: REALM_ASSETS,
  });

it.each([
  [{}, 'max-age=63072000'],
  [{ hsts: { maxAge: 86_400 } }, 'max-age=86400'],
  [{ hsts: { includeSubDomains: true } }, 'max-age=63072000; includeSubDomains'],
  [{ hsts: { maxAge: 0, includeSubDomains: true } }, 'max-age=0'],
])('the HSTS of a realm with %j is "%s"', (changes, header) => {
  const { realm, findings } = parsed(changes);
  expect(findings).toEqual([]);
  expect(realm && strictTransport(realm)).toBe(header);
});

it.each([
  ['apex.example', true],
  ['apex.co.uk', true],
  ['apex.com.br', true],
  ['watch.apex.example', false],
  ['www.apex.co.uk', false],
  ['co.uk', false],
  ['apex.go.jp', true],
  ['apex.me.uk', true],
  ['www.apex.plc.uk', false],
  ['go.example', true],
  ['apex.localhost', false],
])('HSTS that includes subdomains has a finding at %s: %s', (host, isFound) => {
  const { findings } = parsed({ hosts: [host], hsts: { includeSubDomains: true } });
  expect(findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(
    isFound ? ['hsts-bare-domain /hsts/includeSubDomains'] : [],
  );
});

it.each([{ maxAge: 0, includeSubDomains: true }, { includeSubDomains: false }, { maxAge: 60 }])(
  'HSTS of a bare domain alone has no finding: %j',
  (hsts) => {
    expect(parsed({ hosts: ['apex.example'], hsts }).findings).toEqual([]);
  },
);
