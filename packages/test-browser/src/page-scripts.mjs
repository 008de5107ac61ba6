/**
 * The bundler's list of what it has written: source → its file, and the sources that it imports.
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ file: string, src?: string, imports?: string[] }} Chunk
 */

/**
 * The files of pieces and of what they import, once each.
 * @param {Chunk[]} chunks
 * @param {Manifest} manifest
 */
function withImports(chunks, manifest) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {(chunk?: Chunk) => void} */
  const visit = (chunk) => {
    if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const source of chunk.imports ?? []) visit(manifest[source]);
  };
  for (const chunk of chunks) visit(chunk);
  return [...files];
}

/**
 * The built files that a page asks for when it is opened: those that its HTML names, and what they import, once each.
 * Files that are imported dynamically are loaded later, or never, and are not counted.
 * @param {string} html the page as served
 * @param {Manifest} manifest
 */
export const scriptsOf = (html, manifest) =>
  withImports(
    Object.values(manifest).filter(({ file }) => html.includes(`/${file}`)),
    manifest,
  );

/**
 * The built files that a page asks for when it imports a source dynamically, beyond those that it has.
 * @param {string} source the end of its path, e.g. `player/src/playing/PlayingTitle.tsx`
 * @param {string} html the page as served
 * @param {Manifest} manifest
 */
export function laterScriptsOf(source, html, manifest) {
  const has = new Set(scriptsOf(html, manifest));
  const chunks = Object.values(manifest).filter(({ src }) => src?.endsWith(source));
  return withImports(chunks, manifest).filter((file) => !has.has(file));
}

/**
 * The text of every script that is inlined in the page; data is not code.
 * @param {string} html
 */
export function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text.trim() !== '');
}
