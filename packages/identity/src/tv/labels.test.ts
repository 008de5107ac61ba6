import { checkLabels } from '@marquee/i18n';
import { expect, it } from 'vitest';
import login from '../labels/en.json';
import { TV_ERRORS } from '../rules/tv-errors';
import ar from './labels/ar.json';
import en from './labels/en.json';
import es from './labels/es.json';
import pt from './labels/pt.json';
import { tvName } from './tv-provider';

it('the labels of the TV provider pages have every key and placeholder in every language', () => {
  expect(checkLabels({ en, es, pt, ar })).toEqual([]);
});

it('the name of the TV provider button has the same keys in every language', async () => {
  const [own, ...others] = await Promise.all([tvName.en(), tvName.es(), tvName.pt(), tvName.ar()]);
  for (const one of others) expect(Object.keys(one.default)).toEqual(Object.keys(own.default));
});

it('the TV provider pages have a label for every failure', () => {
  const keys = [...Object.values(TV_ERRORS.codes), TV_ERRORS.generic];
  const shared = { ...login, ...en };
  expect(keys.filter((key) => !(key in shared) && !(`${key}_other` in shared))).toEqual([]);
});
