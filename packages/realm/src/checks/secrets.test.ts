import { describe, expect, it } from 'vitest';
import { secretDrafts } from './secrets';

const letters = (count: number) => 'aB3dE6gH9jK2mN5pQ8sT'.repeat(5).slice(0, count);
const digits = (count: number) => '0123456789abcdef'.repeat(5).slice(0, count);

describe('a value that looks like a secret', () => {
  it.each([
    ['a cloud key', `wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY`],
    ['an account’s key', `AccountName=a;AccountKey=${letters(40)}==`],
    ['a project key', 'sk-proj-abcdefghijkl'],
    ['a key', 'sk-ant-api03-abcdefghijkl'],
    ['an older key', `sk-${letters(48)}`],
    ['a refresh token of a code host', `ghr_${letters(36)}`],
    ['an app’s token', 'xapp-1-A0123'],
    ['a shop’s token', `shpat_${digits(32)}`],
    ['an access token of Google', `ya29.${letters(40)}`],
    ['a refresh token of Google', `1//0g${letters(40)}`],
    ['a vault’s token', `hvs.${letters(24)}`],
    ['a token of Facebook', `EAACEd${letters(40)}`],
    ['the key of a mailing list', `${digits(32)}-us12`],
    ['an app’s secret', `sq0csp-${letters(20)}`],
    ['the key of a message service', `SK${digits(32)}`],
    ['a bearer header', `Bearer ${letters(20)}`],
    ['a header with a password', 'Basic YWxhZGRpbjpvcGVuc2VzYW1l'],
    ['a secret in an address', 'https://delta.example/?a=1&client_secret=x'],
    ['a token in an address', 'https://delta.example/feed?access_token=x'],
  ])('makes a finding: %s', (_what, value) => {
    expect(secretDrafts({ legal: { terms: value } })).toMatchObject([
      { rule: 'secret-in-realm', pointer: '/legal/terms' },
    ]);
    expect(secretDrafts({ wording: { en: { 'login.title': value } } })).toHaveLength(1);
  });

  it.each([
    ['a text of words', { text: 'Basic membership, bearer certificates, the bearer of good news' }],
    ['a text of a few words', { text: 'Basic subscription for you' }],
    ['a hash', { src: `assets/logo.${digits(40)}.png`, hash: digits(40) }],
    ['a path', { href: '/externalpage/AboutTheFinals2026AndOthers' }],
    ['an address that begins with a number', { href: 'https://1//0gaaaaaaaaaaaaaaaaaaaaaaa' }],
    ['a public key', { publicKey: 'wJalrXUtnFEMIoK7MDENGobPxRfiCYEXAMPLEKEY' }],
    ['a public client id', { clientId: 'wJalrXUtnFEMIoK7MDENGobPxRfiCYEXAMPLEKEY' }],
    ['a site key', { text: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ0MXjiZKhI' }],
    [
      'a software statement that browsers send',
      { softwareStatement: 'eyJhbGciOiJSUzI1NiJ9.eyJzb2Z0d2FyZV9pZCI6Im1ldHJvIn0.c2lnbmF0dXJl' },
    ],
    ['a placeholder in an address', { href: 'https://delta.example/?token={token}' }],
  ])('makes no finding when it is %s', (_what, value) => {
    expect(secretDrafts(value)).toEqual([]);
  });
});

describe('a key that names a secret', () => {
  it.each([
    ...['token', 'apiKey', 'api_key', 'access_key', 'aws_access_key_id', 'passphrase'],
    ...['sharedKey', 'hmacKey', 'encryptionKey', 'idToken', 'connectionString', 'dsn', 'pwd'],
    ...['clientSecret', 'private-key', 'Authorization', 'pat', 'refresh_token', 'dbPassword'],
  ])('makes a finding: %s', (key) => {
    expect(secretDrafts({ origin: { [key]: 'x' } })).toMatchObject([
      { rule: 'secret-in-realm', pointer: `/origin/${key}`, at: 'key' },
    ]);
  });

  it.each([
    ['a text', { wording: { en: { 'form.password.empty': 'Fill it in', 'tokens.token': 'T' } } }],
    ['a parameter', { to: { route: 'impersonate', params: { token: 'x' } } }],
    ['the web key of a Firebase project', { type: 'firebase', apikey: 'AIzaSyExample' }],
    ['the same as the console spells it', { type: 'firebase', apiKey: 'AIzaSyExample' }],
    ['the site key of a widget', { type: 'gigya', apiKey: '4_AbCd' }],
    ['a public key', { publicKey: 'x', pattern: 'x', passes: ['locale'], patron: 'x' }],
  ])('makes no finding when it is that of %s', (_what, value) => {
    expect(secretDrafts(value)).toEqual([]);
  });
});
