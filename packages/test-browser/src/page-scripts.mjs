/**
 * The bundler's list of what it has written: source → its file, and the sources that it imports.
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ file: string, src?: string, imports?: string[] }} Chunk
 */

/**
 * The built files that a page asks for when it is opened: those that its HTML names, and what they import, once each.
 * Files that are imported dynamically are loaded later, or never, and are not counted.
 * @param {string} html the page as served
 * @param {Manifest} manifest
 */
export function scriptsOf(html, manifest) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {(chunk?: Chunk) => void} */
  const visit = (chunk) => {
    if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const source of chunk.imports ?? []) visit(manifest[source]);
  };
  for (const [file, chunk] of byFile) if (html.includes(`/${file}`)) visit(chunk);
  return [...files];
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
