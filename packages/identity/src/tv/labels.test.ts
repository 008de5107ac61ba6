import { expect, it } from 'vitest';
import login from '../labels/en.json';
import { TV_ERRORS } from '../rules/tv-errors';
import en from './labels/en.json';
import { tvName } from './tv-provider';

it('the name of the TV provider button has the same keys in every language', async () => {
  const [own, ...others] = await Promise.all([tvName.en(), tvName.es(), tvName.pt(), tvName.ar()]);
  for (const one of others) expect(Object.keys(one.default)).toEqual(Object.keys(own.default));
});

it('the TV provider pages have a label for every failure', () => {
  const keys = [...Object.values(TV_ERRORS.codes), TV_ERRORS.generic];
  const shared = { ...login, ...en };
  expect(keys.filter((key) => !(key in shared) && !(`${key}_other` in shared))).toEqual([]);
});
