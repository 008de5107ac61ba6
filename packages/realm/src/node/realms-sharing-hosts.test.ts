import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { realmFiles, temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { readRealm } from './read-realm';
import { readRealmsSharingHosts } from './realms-sharing-hosts';

let dir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder: dir, remove } = await temporaryFolder());
});

afterEach(() => remove());

it('readRealmsSharingHosts finds a realm by the hosts of its own list, also below a comment with another list', async () => {
  await writeFiles(dir, {
    ...realmFiles('alpha', { hosts: ['watch.alpha.example'] }),
    ...realmFiles('delta', { hosts: ['watch.alpha.example'] }),
    ...realmFiles('echo', { hosts: ['watch.echo.example'] }),
  });
  const claimed = JSON.stringify({
    ...(realmFiles('delta')['delta/realm.json'] as object),
    hosts: ['watch.alpha.example'],
  });
  await writeFiles(dir, {
    'delta/realm.json': `{
  // "hosts": ["watch.delta.example"],
  ${claimed.slice(1)}`,
  });
  const others = await readRealmsSharingHosts([await readRealm(join(dir, 'alpha'))]);
  expect(others.map(({ id }) => id)).toEqual(['delta']);
});
