import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentStatus } from './component-status';
import { picturesOf, realms, realmsFolder } from './realms';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const fonts = here('../../../packages/design-system/fonts');

/**
 * The workshop's own font is that of a realm without a theme; the file's name changes with its
 * content.
 */
const ownFace = () => {
  const file = readdirSync(fonts).find((name) => name.startsWith('default-latin.'));
  return `<style>@font-face{font-family:Workshop;font-weight:100 900;font-display:block;src:url(./_fonts/${file}) format("woff2")}</style>`;
};

const realmIds = readdirSync(realmsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    here('../src/**/*.mdx'),
    here('../src/**/*.stories.tsx'),
    here('../../../packages/*/src/**/*.stories.tsx'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // the other docgen reads no unions, and the props of a button are a union of three
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: [here('../../../packages/design-system/src/components/**/*.tsx')],
      tsconfigPath: here('../../../tsconfig.json'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // attributes that every HTML element has are not documented
      propFilter: ({ name, parent, declarations }) =>
        name !== 'ref' &&
        ![parent, ...(declarations ?? [])].some((one) => one?.fileName.includes('node_modules')),
    },
  },
  staticDirs: [
    { from: fonts, to: '/_fonts' },
    { from: here('../art'), to: '/sample-art' },
    { from: here('../vendors'), to: '/sample-vendors' },
    ...realmIds.map((id) => ({ from: `${realmsFolder}/${id}/assets`, to: picturesOf(id) })),
  ],
  managerHead: (head) => head + ownFace(),
  previewHead: (head) => head + ownFace(),
  viteFinal: (vite) => ({
    ...vite,
    // a site derives its theme on the server; the page that shows the derivation runs it in the
    // browser
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, 'node:module': here('./node-module.ts') },
    },
    plugins: [...(vite.plugins ?? []), realms(), componentStatus()],
  }),
};

export default config;
