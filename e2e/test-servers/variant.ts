import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originPort, warm } from '../journey/site';
import { root } from './paths';
import { startTestServers, type TestServers } from './test-servers';

/** The part of a realm.json that variants change. */
interface RealmFile {
  auth: { providers: Record<string, unknown>[]; [key: string]: unknown };
  [key: string]: unknown;
}

export interface Variant {
  testServers: TestServers;
  stop: () => Promise<void>;
}

/** Starts a site for a sample realm with a changed file. Its origin is the one of all journeys, or what listens at `at`. */
export async function startVariant(
  realm: string,
  change: (file: RealmFile) => RealmFile,
  at = originPort(),
): Promise<Variant> {
  const realms = await mkdtemp(join(tmpdir(), 'variant-'));
  await cp(join(root, 'realm-configs', realm), join(realms, realm), { recursive: true });
  const path = join(realms, realm, 'realm.json');
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
  const testServers = await startTestServers({
    only: 'site',
    realms,
    env: { ORIGIN_ADDRESS: `http://localhost:${at}` },
  });
  await warm(realm, testServers.sitePort);
  return {
    testServers,
    stop: async () => {
      await testServers.stop();
      await rm(realms, { recursive: true, force: true });
    },
  };
}
