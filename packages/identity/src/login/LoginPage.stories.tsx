import { LinkProvider } from '@marquee/design-system';
import { type Site, SiteLink, SiteProvider } from '@marquee/renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { workshopSite } from '../testing/workshop-site';
import { LoginPage } from './LoginPage';

const meta = {
  title: 'Identity/Login page',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;

export default meta;

interface Loaded {
  site: Site;
}

/** The page as a guest finds it. Signing in says that there is no connection: the workshop has no origin. */
export const Guest: StoryObj = {
  loaders: [async ({ globals }) => ({ site: await workshopSite(globals) })],
  render: (_, { loaded }) => {
    const { site } = loaded as Loaded;
    const router = createMemoryRouter(site.routes, {
      initialEntries: [`${site.basename}/login`],
      ...(site.basename ? { basename: site.basename } : {}),
    });
    return (
      <SiteProvider site={site}>
        <LinkProvider component={SiteLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </SiteProvider>
    );
  },
};
