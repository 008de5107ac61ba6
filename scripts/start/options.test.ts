import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.mjs';

describe('npm start', () => {
  it('serves realm-configs on 4300, with the origin on 4400', async () => {
    const options = await readOptions([], {});
    expect(options).toMatchObject({ port: 4300, originPort: 4400, site: true, origin: true });
    expect(options).toMatchObject({ realms: expect.stringMatching(/realm-configs$/) });
  });

  it('starts the counterparts on 4401, on another port, or not at all', async () => {
    expect(await readOptions([], {})).toMatchObject({ counterpartsPort: 4401 });
    expect(await readOptions([], { COUNTERPARTS_PORT: '5001' })).toMatchObject({
      counterpartsPort: 5001,
    });
    expect(await readOptions([], { COUNTERPARTS_PORT: 'off' })).toMatchObject({
      counterpartsPort: null,
    });
  });

  it('starts the Firebase emulator on 4402 when it is installed, always, or not at all', async () => {
    expect(await readOptions([], {})).toMatchObject({ firebase: 'auto', firebasePort: 4402 });
    expect(await readOptions([], { FIREBASE: 'on', FIREBASE_PORT: '5002' })).toMatchObject({
      firebase: 'on',
      firebasePort: 5002,
    });
    expect(await readOptions([], { FIREBASE: 'off' })).toMatchObject({ firebase: 'off' });
    const theirs = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(await readOptions([], theirs)).toMatchObject({ firebase: 'off' });
  });

  it('prefers the folder of realms from --realms to REALMS_DIR', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'realms-'));
    expect(await readOptions([], { REALMS_DIR: folder })).toMatchObject({ realms: folder });
    expect(await readOptions(['--realms', folder], { REALMS_DIR: '/nowhere' })).toMatchObject({
      realms: folder,
    });
  });

  it.each([
    ['a port that is no number', [], { PORT: 'web' }, /^PORT is "web"/],
    ['a port that is too high', [], { ORIGIN_PORT: '70000' }, /^ORIGIN_PORT is "70000"/],
    ['one port for both', [], { PORT: '5000', ORIGIN_PORT: '5000' }, /PORT and ORIGIN_PORT/],
    ['one port for two', [], { PORT: '4401' }, /PORT and COUNTERPARTS_PORT/],
    ['a word that means nothing', [], { FIREBASE: 'maybe' }, /^FIREBASE is "maybe"/],
    ['the emulator’s port for another', [], { PORT: '4402' }, /PORT and FIREBASE_PORT/],
    ['a folder that is not there', ['--realms', '/nowhere'], {}, /--realms must name a folder/],
    ['an option that does not exist', ['--fast'], {}, /--fast/],
    ['an unknown part', ['--only', 'studio'], {}, /"site" or "origin"/],
  ])('refuses %s in a sentence', async (_case, args, environment, message) => {
    await expect(readOptions(args, environment)).rejects.toThrow(message);
  });

  it('starts a single part, and then its ports cannot clash', async () => {
    const environment = { PORT: '5000', ORIGIN_PORT: '5000' };
    expect(await readOptions(['--only', 'site'], environment)).toMatchObject({ origin: false });
  });
});
