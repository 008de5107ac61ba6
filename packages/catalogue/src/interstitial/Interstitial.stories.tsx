import type { Site } from '@marquee/renderer';
import { type WorkshopAnswers, WorkshopPage } from '@marquee/renderer/testing';
import { event, sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogue } from '../catalogue';

const meta = {
  title: 'Catalogue/Before a title',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const details = {
  synopsis: 'Two belts, one night.',
  description: null,
  accessLevel: 'LICENCE',
  minimumAge: 16,
  countries: null,
  credits: [],
  episode: null,
  next: null,
  timing: 'ON_TIME',
  announcedStartsAt: null,
  doorsAt: null,
  mainAt: null,
  replayFrom: null,
  bouts: [],
  angles: [],
  related: [],
};

const samples = sampleAnswer.rails.flatMap(({ items }) => items.edges.map(({ node }) => node));
const images = samples.find(({ __typename }) => __typename === 'Video')?.images;

const titled = (state: 'UPCOMING' | 'LIVE' | 'ENDED') =>
  [200, { data: { title: { ...event({ id: 'e-1', state, images }), ...details } } }] as const;

const refused = (status: number, code: string, more: object = {}) =>
  [status, { status, code, messages: ['No.'], requestId: 'req-9', details: more }] as const;

interface Visit {
  as: 'guest' | Record<never, never>;
  answers: WorkshopAnswers;
}

const story = ({ as, answers }: Visit): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, {
        features: [catalogue],
        visit: { as, answers },
      }),
    }),
  ],
  render: (_, { loaded }) => (
    <WorkshopPage site={(loaded as { site: Site }).site} at="/interstitial/e-1" />
  ),
});

const asked = (as: Visit['as'], status: number, code: string, more?: object) =>
  story({
    as,
    answers: {
      '/graphql': titled('LIVE'),
      '/stream/live/e-1': refused(status, code, more),
    },
  });

/** A guest signs in first. */
export const SignIn = asked('guest', 401, 'SIGN_IN');

/** The event begins later. */
export const NotStarted = story({
  as: 'guest',
  answers: {
    '/graphql': titled('UPCOMING'),
    '/stream/live/e-1': refused(409, 'NOT_STARTED', { startsAt: '2026-11-28T18:00:00Z' }),
  },
});

/** The event is over, and its replay is not there yet. */
export const Over = story({
  as: 'guest',
  answers: {
    '/graphql': titled('ENDED'),
    '/stream/live/e-1': refused(410, 'OVER'),
  },
});

export const OutsideRegion = asked('guest', 403, 'OUTSIDE_REGION');

export const Vpn = asked('guest', 403, 'VPN_BLOCKED');

export const Age = asked({}, 403, 'AGE_RESTRICTED');

export const Pin = asked({}, 403, 'PIN_REQUIRED');

/** The viewer's plan does not include it. */
export const Licence = asked({}, 402, 'LICENCE_NEEDED', { licences: [] });

/** The origin has not answered yet. */
export const Checking = story({
  as: {},
  answers: { '/graphql': titled('LIVE'), '/stream/live/e-1': 'never' },
});

/** The origin could not say. */
export const Failed = asked({}, 500, 'INTERNAL_ERROR');
