import { pluralDrafts } from '../checks/plurals';
import { secretDrafts } from '../checks/secrets';
import { wordsDrafts } from '../checks/wording';
import { parseDocument } from '../document/document';
import { childPointer, isRecord } from '../document/pointer';
import { byWeight, duplicateFindings, quote, syntaxFinding, toFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import type { LanguageTag } from '../realm';
import { underNewKeys } from './renamed-labels';

/** Wording of a realm's own: locale → key → text. */
export type RealmLabels = Record<LanguageTag, Record<string, string>>;

export interface ParsedLabels {
  /** Key → text; null when the file cannot be used. */
  labels: Record<string, string> | null;
  findings: Finding[];
}

/** One wording laid over another, key by key. */
export function layLabels(below: RealmLabels, above: RealmLabels): RealmLabels {
  const tags = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...tags].map((tag) => [tag, { ...below[tag], ...above[tag] }]));
}

export interface LabelsFile {
  file: string;
  text: string;
  /** Given by the file's name; without it, the plural forms are not checked. */
  locale?: LanguageTag;
  /** The wording of the same language without its region. */
  below?: Readonly<Record<string, string>> | undefined;
}

/** Reads the text of a `labels/<locale>.json`: one flat object of key and text. Never throws. */
export function parseLabels({ file, text, locale, below }: LabelsFile): ParsedLabels {
  const parsed = parseDocument(text);
  if (!parsed.ok) {
    return { labels: null, findings: [syntaxFinding(parsed.mistake, file)] };
  }

  const { document } = parsed;
  const { value } = document;
  if (!isRecord(value)) {
    const message = 'A labels file must be one object of keys and texts.';
    return {
      labels: null,
      findings: [toFinding({ rule: 'labels-shape', pointer: '', message }, file, document)],
    };
  }

  const labels: Record<string, string> = {};
  const findings = duplicateFindings(document, file);
  for (const [key, label] of Object.entries(value)) {
    const pointer = childPointer('', key);
    if (typeof label === 'string') {
      Object.defineProperty(labels, key, { value: label, enumerable: true });
      const [secret] = secretDrafts(label);
      if (secret) findings.push(toFinding({ ...secret, pointer }, file, document));
    } else {
      const message = `${quote(key)} should be a text. Keys are flat: write "login.title", not an object within an object.`;
      findings.push(toFinding({ rule: 'labels-shape', pointer, message }, file, document));
    }
  }
  const said = new Set(findings.map(({ pointer }) => pointer));
  const plurals = locale === undefined ? [] : pluralDrafts('', labels, locale, below);
  for (const draft of [...wordsDrafts('', labels), ...plurals]) {
    if (!said.has(draft.pointer)) findings.push(toFinding(draft, file, document));
  }
  findings.sort(byWeight);
  const isUsable = findings.every(({ severity }) => severity !== 'error');
  return { labels: isUsable ? underNewKeys(labels) : null, findings };
}
