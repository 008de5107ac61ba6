import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from '@marquee/schemas/generate/realm/bundle.mjs';
import { ajvFor } from '@marquee/schemas/generate/realm/validator.mjs';
import { root } from '../paths.mjs';

const VALIDATOR = 'packages/realm/src/generated/validate-config.js';

/**
 * What one realm of about this size holds: a sample, with as many rails and links as it takes.
 * @param {number} bytes
 */
async function realmOf(bytes) {
  const file = join(root, 'realm-configs/apex/realm.json');
  const realm = JSON.parse(await readFile(file, 'utf8'));
  /** @type {{ type?: string, id: string }[]} */
  const sections = realm.pages.home.sections;
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

/**
 * Both validators in turns, in the processor's own time, so that what else runs on the machine counts for neither.
 * @param {{ ours: (realm: unknown) => boolean, theirs: (realm: unknown) => boolean }} validators
 * @param {unknown} realm
 * @param {number} seconds
 */
function perSecond({ ours, theirs }, realm, seconds) {
  const totals = [ours, theirs].map((validate) => ({ validate, count: 0, time: 0 }));
  const end = performance.now() + seconds * 1000 * totals.length;
  while (performance.now() < end) {
    for (const total of totals) {
      const begun = processorTime();
      for (let count = 0; count < 500; count += 1) {
        if (!total.validate(realm)) throw new Error('The realm should be valid.');
      }
      total.count += 500;
      total.time += processorTime() - begun;
    }
  }
  const [rate = 0, compiled = 0] = totals.map(({ count, time }) =>
    Math.round((count / time) * 1000),
  );
  return { rate, compiled };
}

/**
 * The validator that is shipped, beside the code that ajv compiles of the same schema with `eval`.
 * @param {{ seconds: number }} options
 */
export async function validator({ seconds }) {
  const { default: ours } = await import(pathToFileURL(join(root, VALIDATOR)).href);
  const schema = await bundle(root);
  const validators = { ours, theirs: ajvFor(schema).compile(schema) };
  const realm = await realmOf(10_000);
  perSecond(validators, realm, 0.3);
  const { rate, compiled } = perSecond(validators, realm, seconds);
  return {
    rate,
    compiled,
    bytes: JSON.stringify(realm).length,
    gzip: gzipSync(await readFile(join(root, VALIDATOR)), { level: 9 }).length,
    met: rate >= 20_000,
  };
}
