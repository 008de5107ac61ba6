import { checkLabels } from '@marquee/i18n';
import { expect, it } from 'vitest';
import ar from './labels/ar.json';
import en from './labels/en.json';
import es from './labels/es.json';
import pt from './labels/pt.json';

it('the labels of the agent’s bar have every key and placeholder in every language', () => {
  expect(checkLabels({ en, es, pt, ar })).toEqual([]);
});
