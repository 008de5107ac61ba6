import { join } from 'node:path';
import { duplicateFindings, syntaxFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { parseLayer } from '../inheritance/layer';
import { migrateText } from '../migrations/migrate-text';
import { STEPS } from '../migrations/steps';
import { REALM_FILE, realmId } from './folder';
import { createBaseReader } from './read-realm';
import { readText } from './read-text';

/** A file of an older version. */
export interface FileMigration {
  file: string;
  before: string;
  after: string;
  /** Descriptions of what changes in it. */
  steps: string[];
}

export interface PlannedMigration {
  /** Bases before the realms that extend them; files of the newest version are left out. */
  migrations: FileMigration[];
  /** The number of files that were read. */
  files: number;
  /** Why a file cannot be brought to the newest version. */
  findings: Finding[];
}

/** Plans what to write to bring realms, and what they extend, to the newest version. Writes nothing. */
export async function planMigration(folders: readonly string[]): Promise<PlannedMigration> {
  const migrations = new Map<string, FileMigration>();
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const look = async (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const read = await readText(file);
    const finding = read.ok ? hindrance(file, read.text) : read.finding;
    if (finding) findings.push(finding);
    if (!read.ok || finding) return;
    const { text, changes } = migrateText(read.text);
    if (text === read.text) return;
    const steps = STEPS.filter(({ to }) => changes.some(({ version }) => version === to));
    migrations.set(file, {
      file,
      before: read.text,
      after: text,
      steps: steps.map(({ describe }) => describe),
    });
  };

  for (const folder of folders) {
    const file = join(folder, REALM_FILE);
    const read = await readText(file);
    if (read.ok) {
      const baseReader = createBaseReader(join(folder, '..'));
      const extended = await baseReader.basesOf(realmId(folder), file, parseLayer(file, read.text));
      findings.push(...extended.findings);
      for (const { baseFile } of extended.order) if (baseFile.folder) await look(baseFile.file);
    }
    await look(file);
  }
  return { migrations: [...migrations.values()], files: seen.size, findings: once(findings) };
}

/** Refuses a file with a key twice: either value could be the one to move. */
function hindrance(file: string, text: string): Finding | undefined {
  const parsed = parseLayer(file, text);
  if (!parsed.ok) return syntaxFinding(parsed.mistake, file);
  return duplicateFindings(parsed.layer.document, file)[0];
}

function once(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
