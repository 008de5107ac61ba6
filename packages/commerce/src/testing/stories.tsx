import { Container } from '@marquee/design-system';
import type { FeatureManifest, Site } from '@marquee/renderer';
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
import { sellingRealm } from './workshop';

type Globals = Record<string, unknown>;

/** The features of a story's site; what others put into the slots is in the language of the toolbar. */
type Features = (globals: Globals) => readonly FeatureManifest[];

/** The site of the toolbar's realm, with ways to pay. */
async function sellingSite(
  globals: Globals,
  visit: { as: WorkshopViewer; answers: WorkshopAnswers },
  features: Features = () => [commerce],
): Promise<Site> {
  const site = await workshopTitleSite(globals, { features: features(globals), visit });
  return { ...site, realm: { ...site.realm, commerce: sellingRealm().commerce } };
}

/** A page of the toolbar's realm, as this viewer sees it; the origin gives these answers. */
export const pageStory = (
  at: string,
  answers: WorkshopAnswers,
  as: WorkshopViewer = {},
  features?: Features,
): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      // A page where a viewer pays comes as a document of its own, with this policy.
      policy: document.documentElement.setAttribute('data-policy', 'payment'),
      site: await sellingSite(globals, { as, answers }, features),
    }),
  ],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at={at} />,
});

/** A part of a page of the toolbar's realm. */
export const partStory = (part: ReactNode, answers: WorkshopAnswers = {}): StoryObj => ({
  loaders: [async ({ globals }) => ({ site: await sellingSite(globals, { as: {}, answers }) })],
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
