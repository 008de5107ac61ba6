import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { brandThemes } from './brand-themes';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [here('../../../packages/{design-system,identity,catalogue}/src/**/*.stories.tsx')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: here('../../../packages/design-system/fonts'), to: '/_fonts' },
    { from: here('../art'), to: '/sample-art' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), brandThemes()],
  }),
};

export default config;
