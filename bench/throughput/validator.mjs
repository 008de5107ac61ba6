import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../stand/paths.mjs';

const VALIDATOR = 'packages/realm/src/generated/validate-config.js';

/** What one realm of about this size holds: a sample, with as many rails and links as it takes. */
async function realmOf(bytes) {
  const file = join(root, 'realm-configs/apex/realm.json');
  const realm = JSON.parse(await readFile(file, 'utf8'));
  const { sections } = realm.pages.home;
  const rail = sections.find(({ type }) => type === 'rail');
  const { footer } = realm.menus;
  while (JSON.stringify(realm).length < bytes) {
    if (sections.length < 40) sections.push({ ...rail, id: `rail-${sections.length}` });
    else footer.push(footer[0]);
  }
  return realm;
}

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Both validators in turns, in the processor's own time, so that what else runs on the machine counts for neither. */
function perSecond(validators, realm, seconds) {
  const totals = validators.map(() => ({ count: 0, time: 0 }));
  const end = performance.now() + seconds * 1000 * validators.length;
  while (performance.now() < end) {
    for (const [index, validate] of validators.entries()) {
      const begun = processorTime();
      for (let count = 0; count < 500; count += 1) {
        if (!validate(realm)) throw new Error('The realm should be valid.');
      }
      totals[index].count += 500;
      totals[index].time += processorTime() - begun;
    }
  }
  return totals.map(({ count, time }) => Math.round((count / time) * 1000));
}

/** The validator that is shipped, beside the code that ajv compiles of the same schema with `eval`. */
export async function validator({ seconds }) {
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { bundle } = await load('schemas/generate/realm/bundle.mjs');
  const { ajvFor } = await load('schemas/generate/realm/validator.mjs');
  const { default: ours } = await load(VALIDATOR);
  const theirs = ajvFor(await bundle(root)).compile(await bundle(root));
  const realm = await realmOf(10_000);
  perSecond([ours, theirs], realm, 0.3);
  const [rate, compiled] = perSecond([ours, theirs], realm, seconds);
  return {
    rate,
    compiled,
    bytes: JSON.stringify(realm).length,
    gzip: gzipSync(await readFile(join(root, VALIDATOR)), { level: 9 }).length,
    met: rate >= 20_000,
  };
}
