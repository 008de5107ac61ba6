import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { REPOSITORY } from '../repository';
import type { Scheme } from './palette';

/** What a realm may begin from, as far as a new brand wants to know. */
export interface Preset {
  name: string;
  /** One sentence, for whoever chooses. */
  about: string;
  accent?: string;
  scheme?: Scheme;
  /** The types of the ways to sign in that it brings. */
  signIn: string[];
}

interface PresetFile {
  description?: string;
  realm?: {
    theme?: { accent?: string; scheme?: Scheme };
    auth?: { providers?: { type: string }[] };
  };
}

/** The presets of the product, in the order of their names; none where there are none. */
export async function readPresets(
  folder = join(REPOSITORY, 'packages/realm/presets'),
): Promise<Preset[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = files.filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (file) => {
      const { description = '', realm }: PresetFile = parse(
        await readFile(join(folder, file), 'utf8'),
      );
      return {
        name: file.slice(0, -'.json'.length),
        about: description,
        accent: realm?.theme?.accent,
        scheme: realm?.theme?.scheme,
        signIn: (realm?.auth?.providers ?? []).map(({ type }) => type),
      };
    }),
  );
}
