import { compileStyles } from '@marquee/design-system/compile';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, parseAst } from 'vite';

const repository = new URL('../../', import.meta.url).pathname;

/** On the server, every page file says which file it is, so that a page's code can be asked for with the page. */
function pageModuleIds(): Plugin {
  return {
    name: 'page-module-ids',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!/\/packages\/[^/]+\/src\/pages\/[^/]+\.tsx?$/.test(id)) return null;
      const source = `../../${id.slice(repository.length)}`;
      return { code: `${code}\nexport const moduleId = ${JSON.stringify(source)};\n`, map: null };
    },
  };
}

/**
 * In the browser's code the design system's styles are class names; their rules are one style sheet. The server keeps
 * the style engine, so both sides give the same names.
 */
function compiledStyles(): Plugin {
  const styles = compileStyles();
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (!id.endsWith('.styles.ts')) return null;
      const code = (await styles).modules.get(id);
      return code === undefined ? null : { code, map: null, moduleSideEffects: false };
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', name: 'sheet.css', source: (await styles).sheet });
    },
  };
}

/**
 * The router explains its misuse to developers at length. Its own checks stay, their texts do not: about 2 KB that no
 * viewer needs. Tests and the server run the router as it comes.
 */
function withoutRouterTexts(): Plugin {
  return {
    name: 'without-router-texts',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.startsWith(routerDist)) return null;
      const texts: [number, number][] = [];
      const visit = (node: unknown): void => {
        if (Array.isArray(node)) {
          for (const part of node) visit(part);
          return;
        }
        if (typeof node !== 'object' || node === null) return;
        const { type, callee, arguments: given } = node as Record<string, unknown>;
        if (
          type === 'CallExpression' &&
          Array.isArray(given) &&
          isCheck(callee) &&
          isText(given[1])
        ) {
          texts.push([given[1].start, given[1].end]);
        }
        for (const value of Object.values(node)) visit(value);
      };
      visit(parseAst(code));
      let short = code;
      for (const [start, end] of texts.sort((a, b) => b[0] - a[0])) {
        short = `${short.slice(0, start)}"router"${short.slice(end)}`;
      }
      return { code: short, map: null };
    },
  };
}

const isCheck = (callee: unknown): boolean =>
  typeof callee === 'object' &&
  callee !== null &&
  'name' in callee &&
  /^(invariant|warning)\d*$/.test(String(callee.name));

const isText = (node: unknown): node is { start: number; end: number } =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  ['TemplateLiteral', 'Literal', 'BinaryExpression'].includes(String(node.type));

/** The router's build without its warnings for developers. */
const routerDist = `${repository}node_modules/react-router/dist/production`;

const server: BuildEnvironmentOptions['rollupOptions'] = {
  input: { main: 'src/server/main.ts', index: 'src/server/index.ts' },
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

const browser: BuildEnvironmentOptions['rollupOptions'] = {
  input: { entry: 'src/entry.browser.tsx' },
  output: {
    entryFileNames: 'code/[name]-[hash].js',
    chunkFileNames: 'code/[name]-[hash].js',
    assetFileNames: 'code/[name]-[hash][extname]',
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pageModuleIds(), compiledStyles(), withoutRouterTexts()],
  resolve: isSsrBuild
    ? {}
    : {
        alias: [
          { find: /^react-router$/, replacement: `${routerDist}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${routerDist}/dom-export.mjs` },
        ],
      },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // Slower than the default minifier and about 7 % smaller: every viewer downloads it, we build it once.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
    },
    rollupOptions: isSsrBuild ? server : browser,
  },
  // One self-contained server: what it needs is in it, so that it starts fast and can be copied anywhere.
  ssr: { noExternal: true },
}));
