import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originPort, warm } from '../journey/site';
import { root } from './paths';
import { type Stand, startStand } from './stand';

/** What of a realm.json a variant changes; the rest is the sample realm's. */
interface RealmFile {
  auth: { providers: Record<string, unknown>[]; [key: string]: unknown };
  [key: string]: unknown;
}

export interface Variant {
  stand: Stand;
  stop: () => Promise<void>;
}

/** A site of its own for a sample realm whose file says something else, before the origin of every journey, or a line to it. */
export async function startVariant(
  realm: string,
  change: (file: RealmFile) => RealmFile,
  at = originPort(),
): Promise<Variant> {
  const realms = await mkdtemp(join(tmpdir(), 'variant-'));
  await cp(join(root, 'realm-configs', realm), join(realms, realm), { recursive: true });
  const path = join(realms, realm, 'realm.json');
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
  const stand = await startStand({
    only: 'site',
    realms,
    env: { ORIGIN_ADDRESS: `http://localhost:${at}` },
  });
  await warm(realm, stand.sitePort);
  return {
    stand,
    stop: async () => {
      await stand.stop();
      await rm(realms, { recursive: true, force: true });
    },
  };
}
