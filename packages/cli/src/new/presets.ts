import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { REPOSITORY } from '../repository';
import type { Scheme } from './palette';

/** A preset, with the parts that a new brand needs. */
export interface Preset {
  name: string;
  /** One sentence for the operator who chooses. */
  about: string;
  accent?: string;
  scheme?: Scheme;
  /** The types of its ways to sign in. */
  signIn: string[];
}

interface PresetFile {
  description?: string;
  realm?: {
    theme?: { accent?: string; scheme?: Scheme };
    auth?: { providers?: { type: string }[] };
  };
}

/** Reads the product's presets, in alphabetical order. */
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
