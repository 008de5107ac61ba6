import { LoadFailed, type SectionsView, type Site } from '@marquee/renderer';
import { WorkshopPart } from '@marquee/renderer/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Sections } from '../sections/Sections';
import SectionsLoading from '../sections/SectionsLoading';
import { homeSections } from '../testing/home-sections';
import { workshopSite } from '../testing/workshop-site';

const meta = {
  title: 'Catalogue/Home page',
  component: Sections,
  parameters: { layout: 'fullscreen' },
  args: { view: { sections: [] } },
} satisfies Meta<typeof Sections>;

export default meta;

interface Loaded {
  site: Site;
  view: SectionsView;
}

/** One state of the page inside a site. */
const state = (show: (loaded: Loaded) => ReactNode): StoryObj => ({
  loaders: [({ globals }) => workshopSite(globals)],
  render: (_, { loaded }) => {
    const { site, view } = loaded as Loaded;
    return <WorkshopPart site={site}>{show({ site, view })}</WorkshopPart>;
  },
});

/** The home page with every kind and state of a title. */
export const Titles = state(({ view }) => <Sections view={view} />);

export const Loading = state(() => <SectionsLoading sections={homeSections} />);

export const Failed = state(() => (
  <LoadFailed
    labels="home"
    retryingLabel=""
    failure={{ kind: 'http', status: 500, code: 'INTERNAL_ERROR', requestId: '01JD3V9' }}
    retry={() => {}}
    retrying={false}
  />
));

export const Offline = state(() => (
  <LoadFailed
    labels="home"
    retryingLabel=""
    failure={{ kind: 'offline', status: 0, code: 'OFFLINE' }}
    retry={() => {}}
    retrying={false}
  />
));
