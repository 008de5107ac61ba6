/**
 * The built files that a page asks for when it is opened: those that its HTML names, and what they import, once each.
 * What they import dynamically comes later, or never, and is not counted.
 * @param {string} html the page as served
 * @param {Record<string, { file: string, imports?: string[] }>} manifest the bundler's
 */
export function scriptsOf(html, manifest) {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const files = new Set();
  const visit = (chunk) => {
    if (!chunk?.file.endsWith('.js') || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const source of chunk.imports ?? []) visit(manifest[source]);
  };
  for (const [file, chunk] of byFile) if (html.includes(`/${file}`)) visit(chunk);
  return [...files];
}

/** The text of every script that stands in the page itself; data is not code. */
export function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text]) => text)
    .filter((text) => text.trim() !== '');
}
