import { catalogue } from '@marquee/catalogue';
import { identity } from '@marquee/identity';
import { library } from '@marquee/library';
import { player } from '@marquee/player';
import { type WorkshopAnswers, WorkshopPage } from '@marquee/renderer/testing';
import { workshopTitleSite } from '@marquee/titles/testing';
import type { StoryObj } from '@storybook/react-vite';

export type Globals = Record<string, unknown>;

/** The origin's answer to what a page asks first. */
export const answer = (data: object): WorkshopAnswers => ({ '/graphql': [200, { data }] });

export const failed = (): WorkshopAnswers => ({
  '/graphql': [500, { status: 500, code: 'INTERNAL_ERROR', messages: [], requestId: '01JD3V9' }],
});

/** The device has no connection: a call without an answer fails like that. */
export const offline = (): WorkshopAnswers => ({});

/**
 * A page of the toolbar's realm, with what every feature puts on it.
 * @param as a guest, or what is special about the viewer
 */
export const pageStory = (
  at: string,
  answers: (globals: Globals) => WorkshopAnswers,
  as: 'guest' | Record<never, never> = 'guest',
): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, {
        features: [catalogue, identity, library, player],
        visit: { as, answers: answers(globals) },
      }),
    }),
  ],
  render: (_, { loaded: { site } }) => <WorkshopPage site={site} at={at} />,
});
