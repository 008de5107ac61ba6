import type { Dirent } from 'node:fs';
import { basename, join } from 'node:path';
import { fileFinding, quote } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { closest } from '../findings/suggestions';
import { isSystemError, LABELS_FOLDER, listFolder, REALM_FILE } from './folder';

/** Endings that editors and other tools give to settings, beside the `.json` that is read. */
const ENDING = /(\.(jsonc?|json5|ya?ml|toml|txt|[cm]?[jt]s))+$/i;

/** A language tag with the endings of its file, in any case: `es.jsonc`, `pt-BR.JSON`. */
const LOCALE_STEM = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;

/** Finds the file of a folder that is no realm only because the file has another name: `realm.jsonc`, `Realm.json`. */
export function misnamedRealm(folder: string): Finding | undefined {
  for (const { name } of visibleIn(folder)) {
    const stem = name.replace(ENDING, '');
    if (name === stem && name.toLowerCase() !== REALM_STEM) continue;
    if (closest(stem, [REALM_STEM]) === undefined) continue;
    const message = `${quote(basename(folder))} looks like a realm, but its file is called ${quote(name)}; it is not served.`;
    return {
      ...fileFinding('realm-misnamed', join(folder, name), message),
      suggestion: REALM_FILE,
    };
  }
  return undefined;
}

const REALM_STEM = REALM_FILE.replace(ENDING, '');

/** Finds what looks like labels in a realm's folder, and is not read: `labels/es.jsonc`, `Labels/`. */
export function misnamedLabels(folder: string): Finding[] {
  const folders = visibleIn(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== LABELS_FOLDER)
    .filter(({ name }) => closest(name, [LABELS_FOLDER]) !== undefined);
  const labels = join(folder, LABELS_FOLDER);
  return [
    ...folders.map(({ name }) => misnamed(join(folder, name), `${name}/`, `${LABELS_FOLDER}/`)),
    ...visibleIn(labels)
      .filter(({ name }) => !name.endsWith('.json'))
      .flatMap(({ name }) => {
        const stem = name.replace(ENDING, '');
        const isLocale = name !== stem && LOCALE_STEM.test(stem);
        return isLocale ? [misnamed(join(labels, name), name, `${stem}.json`)] : [];
      }),
  ];
}

function misnamed(path: string, name: string, suggestion: string): Finding {
  const message = `This looks like labels, but is called ${quote(name)}; it is not read.`;
  return { ...fileFinding('labels-misnamed', path, message), suggestion };
}

/** Lists what is in a folder, in alphabetical order. One that cannot be listed has nothing to look like anything. */
function visibleIn(folder: string): Dirent[] {
  try {
    return listFolder(folder)
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isSystemError(error)) return [];
    throw error;
  }
}
