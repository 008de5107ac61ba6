import { fileURLToPath } from 'node:url';
import { ROUTES_NOT_BUILT } from '@marquee/realm';
import { readRealms } from '@marquee/realm/node';
import { expect, it } from 'vitest';
import { printRoutes } from './print-routes';

const samples = fileURLToPath(new URL('../../../../realm-configs', import.meta.url));

it('printRoutes marks exactly the pages as not built that the product does not have', async () => {
  const { realms } = await readRealms(samples);
  const [first] = realms.values();
  if (!first) throw new Error('There is no sample realm.');
  const missing = printRoutes(first.realm)
    .routes.filter(({ reason, name }) => reason === 'no page yet' && !name.startsWith('admin'))
    .map(({ name }) => name);
  expect([...ROUTES_NOT_BUILT].sort()).toEqual(missing.sort());
});
