import { checkLabels } from '@marquee/i18n';
import { expect, it } from 'vitest';
import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import pt from './pt.json';

it('the labels of what is like a title that is gone have every key, plural form and placeholder in every language', () => {
  expect(checkLabels({ en, es, pt, ar })).toEqual([]);
});
