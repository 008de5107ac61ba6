import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPath } from '@marquee/realm/node';
import { byText } from './digest';

/** `builds.json` beside several sites: the realms that were built, and the host names of each. */
export interface BuildIndex {
  version: string;
  realms: Record<string, BuiltRealm>;
}

export interface BuiltRealm {
  key: string;
  hosts: string[];
  pages: number;
  files: number;
  incomplete: string[];
}

/** No site has this name: the id of a realm has no dot. */
const FILE = 'builds.json';

/** Replaces a list that cannot be read. Nothing is lost: each site has its own `build.json`. */
const DAMAGED: BuildIndex = { version: '', realms: {} };

const isIndex = (value: unknown): value is BuildIndex => {
  const realms: unknown = Object(value).realms;
  return typeof realms === 'object' && realms !== null && !Array.isArray(realms);
};

export function readIndex(out: string): BuildIndex | null {
  const file = join(out, FILE);
  if (!existsSync(file)) return null;
  try {
    const index: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isIndex(index) ? index : DAMAGED;
  } catch (error) {
    if (error instanceof SyntaxError) return DAMAGED;
    throw withPath(error, file);
  }
}

/** Writes one line for each realm. */
export function writeIndex(out: string, { version, realms }: BuildIndex): void {
  const lines = Object.keys(realms)
    .sort(byText)
    .map((id) => `${JSON.stringify(id)}:${JSON.stringify(realms[id])}`);
  const text = `{"version":${JSON.stringify(version)},"realms":{\n${lines.join(',\n')}\n}}\n`;
  const file = join(out, FILE);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}
