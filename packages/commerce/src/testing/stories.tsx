import type { Site } from '@marquee/renderer';
import { type WorkshopAnswers, WorkshopPage, type WorkshopViewer } from '@marquee/renderer/testing';
import { workshopTitleSite } from '@marquee/titles/testing';
import type { StoryObj } from '@storybook/react-vite';
import { commerce } from '../commerce';

/** A page of the toolbar's realm, as this viewer sees it; the origin gives these answers. */
export const pageStory = (
  at: string,
  answers: WorkshopAnswers,
  as: WorkshopViewer = {},
): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      // A page where a viewer pays comes as a document of its own, with this policy.
      policy: document.documentElement.setAttribute('data-policy', 'payment'),
      site: await workshopTitleSite(globals, { features: [commerce], visit: { as, answers } }),
    }),
  ],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at={at} />,
});

/** A refusal of the origin. */
export const refusal = (status: number, code: string, messages: string[] = []) =>
  [status, { status, code, messages, requestId: '01JD3V9' }] as const;
