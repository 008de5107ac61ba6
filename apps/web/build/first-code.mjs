/**
 * A file of the bundle, as far as it is read here.
 * @typedef {object} Chunk
 * @property {string} fileName
 * @property {string | null} facadeModuleId the module that the file is for
 * @property {boolean} isEntry
 * @property {string[]} imports
 * @property {string[]} moduleIds
 */

/** The piece of code that a kind of first pages adds to those before it, and the files with which such a page begins. */
const FIRST_PAGES = {
  'sign-in': ['identity/src/pages/login', 'identity/src/providers/id/index'],
  page: ['catalogue/src/pages/external-page'],
  sections: ['catalogue/src/pages/home', 'catalogue/src/section-types/titles'],
};
/** What keeps and judges the values of a form, which comes when the viewer enters one. */
const FORM_ENGINE = ['renderer/src/forms/LateFormEngine'];

/** The pieces. `core` is what every page has, and what pages with and without a form share. */
export const PIECES = ['core', ...Object.keys(FIRST_PAGES), 'form-engine'];

/**
 * Assigns modules to the pieces in which the code of first pages comes: small ones compress worse and cost requests, large ones bring
 * what a page does not need.
 * @param {readonly Chunk[]} chunks those of a build that the bundler has split by itself
 * @returns {Map<string, string>} module → piece
 */
export function piecesOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {(starts: readonly Chunk[]) => Set<string>} */
  const modulesOf = (starts) => {
    const names = new Set(starts.map(({ fileName }) => fileName));
    for (const name of names) for (const one of byName.get(name)?.imports ?? []) names.add(one);
    return new Set([...names].flatMap((name) => byName.get(name)?.moduleIds ?? []));
  };
  /** @type {(path: string) => Chunk} */
  const chunkOf = (path) => {
    const found = chunks.find(({ facadeModuleId: id }) =>
      id?.replace(/\.tsx?$/, '').endsWith(`/packages/${path}`),
    );
    if (!found)
      throw new Error(`apps/web/build/first-code.mjs: no file of the bundle is for ${path}.`);
    return found;
  };
  /** @type {(paths: readonly string[]) => Set<string>} */
  const neededBy = (paths) => modulesOf(paths.map(chunkOf));

  // What a page is loaded by keeps a file of its own, which the server names.
  const own = new Set(
    chunks.filter(({ isEntry }) => !isEntry).map((chunk) => chunk.facadeModuleId),
  );
  /** @type {Map<string, string>} */
  const pieces = new Map();
  /** @type {(piece: string, modules: Iterable<string>) => void} */
  const assign = (piece, modules) => {
    for (const id of modules) if (!own.has(id) && !pieces.has(id)) pieces.set(id, piece);
  };
  const signIn = neededBy(FIRST_PAGES['sign-in']);
  const page = neededBy(FIRST_PAGES.page);
  const sections = neededBy(FIRST_PAGES.sections);
  assign('core', modulesOf(chunks.filter(({ isEntry }) => isEntry)));
  assign(
    'core',
    [...signIn].filter((id) => page.has(id) || sections.has(id)),
  );
  assign('sign-in', signIn);
  assign(
    'page',
    [...page].filter((id) => sections.has(id)),
  );
  assign('sections', sections);
  assign('form-engine', neededBy(FORM_ENGINE));
  return pieces;
}
