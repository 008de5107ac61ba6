import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compiledStyles } from './build/compiled-styles';
import { EAGER, eagerCompile } from './build/eager-compile';
import { PIECES } from './build/first-code.mjs';
import { pageModuleIds } from './build/page-module-ids';

const server: BuildEnvironmentOptions['rollupOptions'] = {
  input: {
    main: 'src/server/main.ts',
    index: 'src/server/index.ts',
    'realm-worker': 'src/server/realm-worker.ts',
    'stamp-worker': 'src/server/stamp-worker.ts',
  },
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

const browser: BuildEnvironmentOptions['rollupOptions'] = {
  input: { entry: 'src/entry.browser.tsx' },
  output: {
    entryFileNames: 'code/[name]-[hash:7].js',
    chunkFileNames: 'code/[name]-[hash:7].js',
    assetFileNames: 'code/[name]-[hash:7][extname]',
  },
};

/** The router's build without its warnings for developers. */
const routerDist = new URL('../../node_modules/react-router/dist/production', import.meta.url)
  .pathname;
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerDist}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerDist}/dom-export.mjs` },
];

/** Documents are strings, which are never parsed (decision 57). */
const withoutParser = {
  find: /^graphql$/,
  replacement: '@marquee/origin-client/graphql-without-parser',
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    pageModuleIds(),
    compiledStyles(),
    eagerCompile({
      // The file of `core` has the entry's name.
      names: [...PIECES, 'entry'],
      modules: /\/renderer\/src\/forms\/RealmForm\./,
    }),
  ],
  resolve: { alias: isSsrBuild ? [withoutParser] : [withoutParser, ...productionRouter] },
  define: {
    'process.env.NODE_ENV': '"production"',
  },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server names the files of a page, and later pages load their files in parallel: a list of files with every
    // import would only make the first load larger.
    modulePreload: false,
    // Slower than the default minifier and about 7 % smaller: every viewer downloads it, we build it once.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      format: { comments: (_node, { value }) => value === EAGER },
      module: true,
      ecma: 2020,
      compress: {
        passes: 5,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        keep_fargs: false,
      },
    },
    rollupOptions: isSsrBuild ? server : browser,
  },
  // The server contains all its dependencies, so that it starts fast and can be copied anywhere. Only the library that
  // draws icons stays outside: it is native code, and only `marquee build` needs it.
  ssr: { noExternal: true, external: ['sharp'] },
}));
