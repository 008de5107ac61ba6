import { dirname } from 'node:path';
import { checkLabels, languages } from '@marquee/i18n';
import { expect, it } from 'vitest';
import { repositoryFiles, repositoryPaths } from './repository-files';

/** The folders of the product's own labels: a file a language. A realm's are an operator's. */
const folders = repositoryPaths(
  'packages/*/src/**/labels/en.json',
  'packages/*/src/labels/en.json',
).map(dirname);

it('finds the labels of the packages', () => {
  expect(folders.length).toBeGreaterThan(30);
});

it.each(folders)('the labels in %s have every key and placeholder in every language', (folder) => {
  const files = repositoryFiles(...languages.map((language) => `${folder}/${language}.json`));
  const sets = files.map(({ file, text }) => [
    file.slice(folder.length + 1, -'.json'.length),
    JSON.parse(text),
  ]);
  expect(checkLabels(Object.fromEntries(sets))).toEqual([]);
});
