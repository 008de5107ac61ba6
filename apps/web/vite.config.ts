import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compiledStyles } from './build/compiled-styles';
import { EAGER, eagerCompile } from './build/eager-compile';
import { leanReact } from './build/lean-react';
import { leanRouter, routerDist } from './build/lean-router';
import { pageModuleIds } from './build/page-module-ids';
import { plainImports } from './build/plain-imports';
import { renameAgain } from './build/rename-again';

const server: BuildEnvironmentOptions['rollupOptions'] = {
  input: {
    main: 'src/server/main.ts',
    index: 'src/server/index.ts',
    'realm-worker': 'src/server/realm-worker.ts',
    'stamp-worker': 'src/server/stamp-worker.ts',
  },
  output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/** The libraries, what binds the pieces together, and the components that every page has. */
const core =
  /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|valtio|proxy-compare)\/|\/design-system\/src\/components\/((Button|InlineMessage|LanguageSwitch|Layout|LinkProvider|Logo|Heading|RequestId|Text|TextLink)\/|Icon\/(Icon|generated\/(AlertIcon|CheckCircleIcon|InfoIcon|WarningIcon))\.)|\/realm\/src\/addresses\/parse-url\.|\/renderer\/src\/(failures\/(FailureMessage|failed-call|failure-text|rules\/(failure-\w+|form-words))|invariant|shell\/use-language-choices)\./;

/** What every page that signs in has and no other does; what only trips to other sites need is apart. */
const signIn =
  /\/identity\/src\/(generated\/capabilities\.|login\/(?!AccountConflict|ProviderPage|gift-loader|use-focus-kept)|rules\/(arrange-providers|capabilities|destination|joining|login-errors|login-page|safe-redirect|sign-in-paths|sign-in-query)\.|providers\/(id\/|provider-choices|secret-form))|\/renderer\/src\/forms\/(FieldForm|FormView|field-definition|field-types)\.|\/design-system\/src\/components\/((EmailField|Field|PasswordField|SplitLayout|TextField)\/|Form\/Form\.|Icon\/generated\/(ArrowStart|Eye|EyeOff)Icon)/;

/** What keeps and judges the values of a form. */
const formEngine = /\/react-hook-form\/|\/renderer\/src\/forms\/form-engine\./;

/** The frame of every page that does not sign in, and what most of them say when there is little or nothing to show. */
const page =
  /\/renderer\/src\/(cookie-consent\/settings|country\/(place|use-is-offered)|failures\/FailureState|forms\/rules\/passes-restriction|slots\/Slot|shell\/(chrome|menu-items|Site(Navbar|Footer))|site\/use-page)\.|\/i18n\/src\/dates\.|\/design-system\/src\/components\/((Navbar|Footer|EmptyState|ErrorState|Skeleton|StateMessage|Tag)\/|Icon\/generated\/(ChevronEnd|Lock|Menu|User\w*)Icon)|\/scroll-lock/;

/** Pages made of sections, but for the sections that only some of them have. */
const sections =
  /\/catalogue\/src\/(home\/HomePage|pages\/home|rules\/(section-id|structured-data|title-)|section-types\/titles|sections\/(Heroes|Sections|hero-pictures|opening|use-main-picture))|\/titles\/src\/(event-times|load-title-words|rules\/(?!on-demand)|Title(Badges|Card|Grid|Rail))|\/renderer\/src\/(screens\/LoadFailed|sections\/load-sections|slots\/(ContributionBoundary|LateSlot|use-late-contribution))|\/design-system\/src\/components\/((Badge|Card|Hero|Rail|ResponsiveImage)\/|Icon\/generated\/(ChevronStart|Pause|Play)Icon)|\/on-window-resize\.|\/node_modules\/graphql-request\/|\/origin-client\/src\/(generated\/catalogue|graphql-without-parser|query)\./;

const browser: BuildEnvironmentOptions['rollupOptions'] = {
  input: { entry: 'src/entry.browser.tsx' },
  output: {
    entryFileNames: 'code/[name]-[hash:7].js',
    chunkFileNames: 'code/[name]-[hash:7].js',
    assetFileNames: 'code/[name]-[hash:7][extname]',
    plugins: [renameAgain()],
    // What every page needs, in one piece: small pieces compress worse and cost requests.
    codeSplitting: {
      groups: [
        { name: 'core', test: core },
        { name: 'sign-in', test: signIn, includeDependenciesRecursively: false },
        { name: 'form-engine', test: formEngine },
        { name: 'page', test: page, includeDependenciesRecursively: false },
        { name: 'sections', test: sections, includeDependenciesRecursively: false },
      ],
    },
  },
};

const productionRouter = [
  { find: /^react-router$/, replacement: `${routerDist}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerDist}/dom-export.mjs` },
];

/** Documents are strings, which nothing parses (decision 57). */
const withoutParser = {
  find: /^graphql$/,
  replacement: '@marquee/origin-client/graphql-without-parser',
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    pageModuleIds(),
    compiledStyles(),
    leanReact(),
    leanRouter(),
    plainImports(),
    eagerCompile({
      names: ['core', 'sign-in', 'page', 'sections'],
      modules: /\/renderer\/src\/forms\/RealmForm\./,
    }),
  ],
  resolve: { alias: isSsrBuild ? [withoutParser] : [withoutParser, ...productionRouter] },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The server names what a page needs, and what a viewer may go to next asks for its parts side by side: lists of
    // files with every import would only make the first load longer.
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
  // One self-contained server: what it needs is in it, so that it starts fast and can be copied anywhere. Only what draws
  // icons stays outside: it is native code, and nobody but a build of files asks for it.
  ssr: { noExternal: true, external: ['sharp'] },
}));
