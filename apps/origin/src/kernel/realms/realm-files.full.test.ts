import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountCalls } from '../../testing/accounts';
import { startOrigin, type TestOrigin } from '../../testing/test-origin';
import { repositoryRoot } from '../package-root';
import { followRealmFiles } from './realm-files';

let folder: string;
let origin: TestOrigin;
let calls: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realms-'));
  await cp(join(repositoryRoot(), 'realm-configs'), folder, { recursive: true });
  origin = await startOrigin({ realmsFolder: folder });
  calls = accountCalls(origin);
}, 120_000);
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

async function edit(realm: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, realm, 'realm.json');
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}

/** The file is read a moment after it was written. */
const soon = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 100 });

const inJapan = { 'x-forwarded-for': '2001:db8:81::7' };
const throughVpn = { 'x-forwarded-for': '203.0.113.7' };

describe('what a realm’s file asks', () => {
  it('changes with the file: a viewer who has not read the new text is asked again', async () => {
    const { body: opened } = await calls.signUp('early@example.com');
    // Only the phone number is missing, which need not be given.
    expect(opened.missingInformationStatus).toBe('OPTIONAL');
    const before = await calls.agreed();
    await edit('apex', (text) =>
      text
        .replace('I am at least 16 years old', 'I am at least 18 years old')
        .replace(
          '"required": true,\n        "version": "2026-10-01"',
          '"required": true,\n        "version": "2026-12-01"',
        ),
    );
    await soon(async () => {
      const term = (await calls.terms()).find(({ fieldName }) => fieldName === 'termsOfUse');
      expect(term).toMatchObject({ version: '2026-12-01', required: true });
      expect(term?.text).toContain('at least 18');
    });

    const late = await calls.signUp('late@example.com', { consentAnswers: before });
    expect([late.status, late.body.code]).toEqual([428, 'CONSENT_REQUIRED']);
    const token = opened.authorisationToken;
    const answered = await origin.call<{ code: string }>('PUT', '/api/v2/user/consents', {
      token,
      body: { consentAnswers: before },
    });
    expect([answered.status, answered.body.code]).toEqual([409, 'TERMS_CHANGED']);
    expect((await calls.terms({ token })).map(({ fieldName }) => fieldName)).toEqual([
      'privacyNotice',
      'termsOfUse',
    ]);
    const again = await origin.login('early@example.com', { secret: 'a brand new battery' });
    expect(again.body.missingInformationStatus).toBe('REQUIRED');
  });

  it('is asked again of a viewer who refused an optional term that has become required', async () => {
    const { body: opened } = await calls.signUp('reluctant@example.com');
    const token = opened.authorisationToken;
    expect(await calls.terms({ token })).toEqual([
      expect.objectContaining({ fieldType: 'INFORMATION_TEXT' }),
    ]);
    await edit('apex', (text) =>
      text.replace(
        /("fieldName": "newsletter",\n\s*"fieldType": "BINARY_CHOICE",)/,
        '$1 "required": true,',
      ),
    );
    await soon(async () =>
      expect((await calls.terms({ token })).map(({ fieldName }) => fieldName)).toContain(
        'newsletter',
      ),
    );
  });

  it('[1.6-06] [1.6-08] stays as it was after a bad edit, and follows a good one', async () => {
    const region = async (headers: Record<string, string>) =>
      (await calls.signUp('region@example.com', { fields: {} }, { realm: 'noor', headers })).body
        .code;
    expect(await region(inJapan)).toBe('OUTSIDE_REGION');
    expect(await region(throughVpn)).toBe('VPN_BLOCKED');
    await edit('noor', (text) => text.replace('"vpn": "refused"', '"vpn": "refuse"'));
    await edit('plain', (text) => text.replace('"name":', '"vpn": "refused",\n  "name":'));
    // Plain was read after Noor: by then the bad edit has been seen.
    await soon(async () => {
      const { body } = await calls.signUp(
        'vpn@example.com',
        {},
        { realm: 'plain', headers: throughVpn },
      );
      expect(body.code).toBe('VPN_BLOCKED');
    });
    expect(await region(throughVpn)).toBe('VPN_BLOCKED');
    await edit('noor', (text) =>
      text
        .replace('"vpn": "refuse"', '"vpn": "allowed"')
        .replace(/"territories": \{[^}]*\}/, '"territories": { "blocked": ["US"] }'),
    );
    await soon(async () => expect(await region(throughVpn)).toBe('OUTSIDE_REGION'));
    // Inside now, and only the name is missing.
    expect(await region(inJapan)).toBe('FIELDS_REFUSED');
  });

  it('is answered in the languages of a brand that the seed does not know', async () => {
    await cp(join(folder, 'unity'), join(folder, 'delta'), { recursive: true });
    await edit('delta', (text) =>
      text
        .replace('"unity-public-key"', '"delta-public-key"')
        .replace(/"hosts": \[[^\]]*\]/, '"hosts": []'),
    );
    await soon(async () => {
      const [notice] = await calls.terms({ realm: 'delta', language: 'ar' });
      expect(notice?.label).toBe('بياناتك');
    });
    const asked = { realm: 'delta', language: 'ar' };
    const told = await origin.call('GET', '/api/v2/realm/consents?purpose=signup', asked);
    expect(told.headers.get('content-language')).toBe('ar');
  });
});

it('followRealmFiles warns of a file with mistakes, at the start and after an edit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'realms-'));
  const warned: string[] = [];
  for (const realm of ['plain', 'metro'])
    await cp(join(repositoryRoot(), 'realm-configs', realm), join(dir, realm), { recursive: true });
  await writeFile(join(dir, 'metro/realm.json'), '{');
  const files = await followRealmFiles(dir, (message) => warned.push(message));
  expect(warned).toEqual([
    expect.stringMatching(/metro\/realm\.json has mistakes: .*asks nothing/),
  ]);
  await writeFile(join(dir, 'plain/realm.json'), '{');
  await soon(async () =>
    expect(warned).toContainEqual(expect.stringMatching(/of "plain" .* what it said before/)),
  );
  files.close();
  await rm(dir, { recursive: true });
});

it('followRealmFiles without a folder asks nothing, and allows every country', async () => {
  const files = await followRealmFiles(undefined, () => {});
  expect(files.askedBy('apex')).toEqual({ vpn: 'allowed' });
  expect(files.termsOf('apex', 'signup')).toEqual([]);
  files.close();
});
