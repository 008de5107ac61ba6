import { describe, expect, it } from 'vitest';
import { SOUND_ASSETS } from '../corpus/sound-assets';
import { replaceAt } from '../document/pointer';
import { REALM_TEXT } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';

const FIELDS = [{ id: 'email', type: 'email', required: true }];
const FIREBASE = { type: 'firebase', apikey: 'delta-api-key', projectId: 'delta-sport' };

/** The finding for a wrong value that replaces a right one. */
function findingAt(pointer: string, value: unknown) {
  const config: unknown = JSON.parse(REALM_TEXT);
  replaceAt(config, '/auth/providers', [
    { type: 'google', clientId: 'a.apps' },
    { type: 'openid', clientName: 'club', issuer: 'https://id.club.example' },
    { ...FIREBASE, authDomain: 'delta.example', providers: ['google'] },
    { type: 'id', fields: [...FIELDS, { id: 'nick', type: 'text' }] },
  ]);
  replaceAt(config, pointer, value);
  const text = JSON.stringify(config);
  const { findings } = parseRealm({ id: 'delta', file: 'realm.json', text, assets: SOUND_ASSETS });
  return findings.find((finding) => finding.pointer === pointer);
}

describe('a fix writes the same value in the right form', () => {
  it.each([
    ['/hosts/0', ' Watch.Delta.example ', 'watch.delta.example'],
    ['/hosts/0', 'https://watch.delta.example:8443/', 'watch.delta.example'],
    ['/hosts/0', 'watch.delta.example.', 'watch.delta.example'],
    ['/hosts/0', 'münchen.example', 'xn--mnchen-3ya.example'],
    ['/auth/providers/2/authDomain', 'https://delta.example/', 'delta.example'],
    ['/origin/publicKey', ' delta-public-key\n', 'delta-public-key'],
    ['/auth/providers/0/clientId', 'a.apps ', 'a.apps'],
    ['/auth/providers/1/issuer', 'https:/id.club.example', 'https://id.club.example'],
    ['/auth/providers/1/issuer', 'https://id.club.example?', 'https://id.club.example'],
    ['/auth/requestAccessUrl', 'delta.example/join', 'https://delta.example/join'],
    ['/auth/firstSignInSuffix', 'welcome=1', '?welcome=1'],
    ['/account/path', 'delta-pass', '/delta-pass'],
    ['/theme/accent', '0Bd', '#00BBdd'],
    ['/brand/logo', '.\\assets\\logo.svg', 'assets/logo.svg'],
    ['/locales/supported/1', 'ES_es', 'es-ES'],
    ['/pages/home/sections/0/id', 'Top', 'top'],
  ])('%s: %j', (pointer, value, written) => {
    const finding = findingAt(pointer, value);
    expect(finding?.suggestion).toBe(written);
    expect(finding?.fix?.title).toBe(`write ${JSON.stringify(written)}`);
  });
});

describe('a finding suggests a likely value, and leaves it to the operator', () => {
  it.each([
    ['/hosts/0', 'delta.example/shop', 'delta.example'],
    ['/auth/providers/1/issuer', 'https://id.club.example?tenant=7', 'https://id.club.example'],
    ['/auth/providers/1/issuer', 'htpps://id.club.example', 'https://id.club.example'],
    ['/auth/providers/1/clientName', 'Nations ID', 'nations-id'],
    ['/auth/providers/3/fields/1/id', 'my name', 'my-name'],
    ['/auth/firstSignInSuffix', 'welcome', '?welcome'],
    ['/pages/home/sections/0/id', 'Münchner Runde', 'munchner-runde'],
    ['/brand/logo', '/logos/delta.svg', 'assets/logos/delta.svg'],
  ])('%s: %j', (pointer, value, suggestion) => {
    const finding = findingAt(pointer, value);
    expect(finding?.suggestion).toBe(suggestion);
    expect(finding?.fix).toBeUndefined();
  });
});

describe('a finding suggests nothing when the meaning is unknown', () => {
  it.each([
    ['/hosts/0', '*.delta.example'],
    ['/hosts/0', 'my_host.example'],
    ['/hosts/0', 'delta example'],
    ['/hosts/0', 'somebody@delta.example'],
    ['/auth/providers/0/clientId', 'apex sandbox'],
    ['/auth/providers/0/clientId', 'https://a.apps/'],
    ['/auth/providers/2/projectId', 'delta_sport'],
    ['/auth/providers/2/apikey', 'delta api key'],
    ['/origin/publicKey', 'apex public key'],
    ['/origin/publicKey', 'clé-publique'],
    ['/brand/logo', 'https://delta.example/logo.svg'],
    ['/vpn', false],
  ])('%s: %j', (pointer, value) => {
    const finding = findingAt(pointer, value);
    expect(finding).toBeDefined();
    expect(finding?.suggestion).toBeUndefined();
    expect(finding?.fix).toBeUndefined();
  });
});
