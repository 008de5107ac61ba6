// Bundles the origin into dist/; what lies in node_modules stays there, but for our own packages, which are TypeScript.
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @satisfies {import('esbuild').BuildOptions} */
const shared = /** @type {const} */ ({
  absWorkingDir: dirname(fileURLToPath(import.meta.url)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
const plugins = [foreignPackages()];

// Pictures are cached for good, under the hash of the code that draws them: comments and tests do not count.
const artwork = await build({
  ...shared,
  plugins,
  entryPoints: ['@marquee/artwork'],
  minify: true,
  write: false,
});
const hash = createHash('sha256');
for (const { contents } of artwork.outputFiles) hash.update(contents);
const release = hash.digest('hex').slice(0, 16);

await build({
  ...shared,
  plugins,
  // The worker draws in threads of its own; src/modules/media/drawing.ts looks for it beside main.js.
  entryPoints: { main: 'src/main.ts', 'draw-worker': 'src/modules/media/draw-worker.ts' },
  outdir: 'dist',
  sourcemap: true,
  define: { ARTWORK_RELEASE: JSON.stringify(release) },
});

/**
 * Leaves packages other than ours in node_modules.
 * @returns {import('esbuild').Plugin}
 */
function foreignPackages() {
  return {
    name: 'foreign-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@marquee/') ? undefined : { external: true },
      );
    },
  };
}
