import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';

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

const server: BuildEnvironmentOptions['rollupOptions'] = {
  input: { main: 'src/server/main.ts', index: 'src/server/index.ts' },
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

const browser: BuildEnvironmentOptions['rollupOptions'] = {
  input: { entry: 'src/entry.browser.tsx' },
  output: { entryFileNames: 'code/[name]-[hash].js', chunkFileNames: 'code/[name]-[hash].js' },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pageModuleIds()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? server : browser,
  },
  // One self-contained server: what it needs is in it, so that it starts fast and can be copied anywhere.
  ssr: { noExternal: true },
}));
