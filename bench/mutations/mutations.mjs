import { join } from 'node:path';
import { bundled } from '../bundling/bundled.mjs';
import { root } from '../paths.mjs';

const ENTRY = `
export { examineMutations } from ${JSON.stringify(join(root, 'packages/cli/src/mutations/examine-mutations.ts'))};
`;

/**
 * `marquee validate` on seeded mutations of the sample realms, of what realms extend, and of realms that extend.
 * @param {{ count: number }} options
 */
export async function mutations({ count }) {
  const { examineMutations } = await bundled(ENTRY);
  const begun = performance.now();
  const { codes, broken } = await examineMutations(
    join(root, 'realm-configs'),
    Array(count).keys(),
  );
  const perSecond = Math.round((count / (performance.now() - begun)) * 1000);
  return { count, codes, broken, perSecond, met: broken.length === 0 };
}
