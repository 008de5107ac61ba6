import { Container } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import {
  type WorkshopAnswers,
  WorkshopPage,
  WorkshopPart,
  type WorkshopViewer,
} from '@marquee/renderer/testing';
import { workshopTitleSite } from '@marquee/titles/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
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

/** A part of a page of the toolbar's realm. */
export const partStory = (part: ReactNode, answers: WorkshopAnswers = {}): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, {
        features: [commerce],
        visit: { as: {}, answers },
      }),
    }),
  ],
  render: (_, { loaded }) => (
    <WorkshopPart site={(loaded as { site: Site }).site}>
      <Container width="narrow" spaced>
        {part}
      </Container>
    </WorkshopPart>
  ),
});

/** A refusal of the origin. */
export const refusal = (status: number, code: string, messages: string[] = []) =>
  [status, { status, code, messages, requestId: '01JD3V9' }] as const;
