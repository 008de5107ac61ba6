import { join } from 'node:path';
import { fileFinding, quote } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { closest } from '../findings/suggestions';
import type { Realm } from '../realm';
import { parseLabels, type RealmLabels } from '../texts/labels';
import { languagePart } from '../texts/localised';
import { LABELS_FOLDER, listFolder } from './folder';
import { misnamedLabels } from './misnamed';
import { readText } from './read-text';

/**
 * Reads every `labels/<locale>.json` of a realm. Without a realm (its file has errors) the files are still checked,
 * but not their names.
 */
export async function readLabels(
  folder: string,
  realm: Realm | null,
): Promise<{ labels: RealmLabels; findings: Finding[] }> {
  const labels: RealmLabels = {};
  const findings = misnamedLabels(folder);
  // A language comes before its regions, which may leave out what it has.
  const locales = listFolder(join(folder, LABELS_FOLDER))
    .flatMap(({ name }) => /^([^.].*)\.json$/.exec(name)?.[1] ?? [])
    .sort();
  for (const locale of locales) {
    const file = join(folder, LABELS_FOLDER, `${locale}.json`);
    const read = await readText(file);
    if (!read.ok) {
      findings.push(read.finding);
      continue;
    }
    const below = labels[languagePart(locale)];
    const parsed = parseLabels({ file, text: read.text, locale, below });
    findings.push(...parsed.findings);

    const unknown = realm && unknownLocale(locale, realm, file);
    if (unknown) findings.push(unknown);
    else if (parsed.labels) labels[locale] = parsed.labels;
  }
  return { labels, findings };
}

function unknownLocale(locale: string, { locales }: Realm, file: string): Finding | null {
  const tags = locales.supported.map(({ tag }) => tag);
  const known = [...new Set([...tags, ...tags.map(languagePart)])];
  if (known.includes(locale)) return null;
  const message = `The realm does not support the locale ${quote(locale)}, so these labels are never used.`;
  return {
    ...fileFinding('labels-locale', file, message),
    allowed: tags.map((tag) => `${tag}.json`),
    suggestion: closest(
      `${locale}.json`,
      tags.map((tag) => `${tag}.json`),
    ),
  };
}
