import { readFile } from 'node:fs/promises';
import { brandsFile, sampleBrands } from '../sample-titles.mjs';

/**
 * Reports stories that show other titles, logos or colours than the realms and the sandbox have.
 */
export async function staleSamples() {
  const [kept, fresh] = await Promise.all([readFile(brandsFile, 'utf8'), sampleBrands()]);
  return kept === `${JSON.stringify(fresh, null, 2)}\n`
    ? []
    : ['The samples are stale: run npm run art -w @marquee/storybook.'];
}
