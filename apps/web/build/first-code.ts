import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pieces in which the code of first pages comes. Small pieces compress worse and cost requests; large ones bring what a
 * page does not need.
 */
export const PIECES = {
  core: 'The libraries, and what every page has.',
  'sign-in': 'What every page that signs in has and no other does.',
  'form-engine': 'What keeps and judges the values of a form.',
  page: 'The frame of every page that does not sign in, and what most of them say when there is little or nothing to show.',
  sections: 'Pages made of sections, but for the sections that only some of them have.',
} as const;

export type Piece = keyof typeof PIECES;

/** Packages of npm, by piece. */
export const LIBRARIES: Readonly<Partial<Record<Piece, readonly string[]>>> = {
  core: [
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'scheduler',
    'valtio',
    'proxy-compare',
  ],
  'form-engine': ['react-hook-form'],
};

/** One line of a package's `first-code.json`: a file of its `src` without its extension, or a folder that ends with `/`. */
export interface FirstCode {
  piece: Piece;
  package: string;
  path: string;
}

const packages = new URL('../../../packages/', import.meta.url).pathname;

/** The lists of all packages: each names what its first pages need, and in which piece it comes. */
export function readFirstCode(): FirstCode[] {
  return readdirSync(packages).flatMap((name) => {
    const file = join(packages, name, 'first-code.json');
    if (!existsSync(file)) return [];
    const lists: Record<string, string[]> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(lists).flatMap(([piece, paths]) => {
      if (!isPiece(piece))
        throw new Error(`${file} names a piece "${piece}". There are: ${Object.keys(PIECES)}.`);
      return paths.map((path) => ({ piece, package: name, path }));
    });
  });
}

const isPiece = (name: string): name is Piece => Object.hasOwn(PIECES, name);

/** Tells whether the line names this module, given by its path on the disk. */
export function isNamedBy({ package: name, path }: FirstCode, moduleId: string): boolean {
  const source = `/packages/${name}/src/`;
  const at = moduleId.indexOf(source);
  if (at < 0) return false;
  const file = moduleId.slice(at + source.length);
  return path.endsWith('/') ? file.startsWith(path) : file.replace(/\.tsx?$/, '') === path;
}

/** Finds the lines that name no module, and the modules that are named for two pieces. */
export function firstCodeProblems(lines: readonly FirstCode[], moduleIds: readonly string[]) {
  const unused = lines.filter((line) => !moduleIds.some((id) => isNamedBy(line, id)));
  const named = moduleIds.map((id) => [id, lines.filter((line) => isNamedBy(line, id))] as const);
  return [
    ...unused.map(
      ({ package: name, path, piece }) =>
        `packages/${name}/first-code.json: "${path}" (${piece}) names no file of the bundle.`,
    ),
    ...named
      .filter(([, by]) => by.length > 1)
      .map(([id, by]) => `${id} is named for ${by.map(({ piece }) => piece).join(' and ')}.`),
  ];
}

/** The piece to which a module belongs; undefined where the bundler decides. */
export function pieceOf(lines: readonly FirstCode[], moduleId: string): Piece | undefined {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
  for (const [piece, names] of Object.entries(LIBRARIES))
    if (library && names.includes(library) && isPiece(piece)) return piece;
  return lines.find((line) => isNamedBy(line, moduleId))?.piece;
}
