import type { Site } from '@marquee/renderer';
import { WorkshopPage } from '@marquee/renderer/testing';
import type { StoryObj } from '@storybook/react-vite';
import { workshopSite } from './workshop-site';

/** A story of a page at an address of the workshop's site. */
export const storyOf = (
  at: string,
  options: Parameters<typeof workshopSite>[1] = {},
  play?: StoryObj['play'],
): StoryObj => ({
  loaders: [async ({ globals }) => ({ site: await workshopSite(globals, options) })],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at={at} />,
  ...(play ? { play } : {}),
});

/** A refusal in the origin's shape. */
export const refused = (status: number, code: string) =>
  [status, { status, code, messages: ['No.'], requestId: '01JD3V9' }] as const;
