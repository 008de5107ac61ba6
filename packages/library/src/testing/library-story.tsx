import type { Site } from '@marquee/renderer';
import { type WorkshopAnswers, WorkshopPage } from '@marquee/renderer/testing';
import { sampleAnswer, workshopTitleSite } from '@marquee/titles/testing';
import type { StoryObj } from '@storybook/react-vite';
import { library } from '../library';

/** A page of the library for the workshop, at an address, with the origin's answers. */
export const libraryStory = (at: string, answers: WorkshopAnswers): StoryObj => ({
  loaders: [
    async ({ globals }) => ({
      site: await workshopTitleSite(globals, { features: [library], visit: { as: {}, answers } }),
    }),
  ],
  render: (_, { loaded }) => <WorkshopPage site={(loaded as { site: Site }).site} at={at} />,
});

/** Titles as the catalogue answers them. */
export const sampleTitles = sampleAnswer.rails.flatMap(({ items }) =>
  items.edges.map(({ node }) => node),
);

/** The origin's refusal of a call. */
export const refusal = (status: number, code: string) =>
  [status, { status, code, messages: ['No.'], requestId: '01JD3V9' }] as const;

const KINDS = {
  LiveEvent: 'event',
  Video: 'video',
  Series: 'series',
  Playlist: 'playlist',
} as const;

/** The address of a sample picture. */
const art = (at: number) =>
  `/sample-art/${['apex-0', 'unity-1', 'metro-0', 'plain-0', 'apex-2'][at % 5]}-landscape.webp`;

/** A list as the origin answers it; `pictures` of its titles are shown. */
export const listSummary = (id: string, name: string, pictures: number, more: object = {}) => ({
  name,
  watchlistExternalId: `list-${id}-0123456789`,
  ownerExternalId: 'owner-0123456789ab',
  ownership: 'owned',
  thumbnails: Array.from({ length: Math.min(4, pictures) }, (_, at) => art(at)),
  saved: false,
  size: pictures,
  version: 1,
  isEmpty: pictures === 0,
  place: `1.list-${id}-0123456789`,
  ...more,
});

/** The titles of a list; the last is gone from the catalogue. */
export const listContent = [
  ...sampleTitles.map(({ id, __typename }, at) => ({
    id,
    contentType: KINDS[__typename],
    place: String(at),
    thumbnailUrl: art(at),
  })),
  { id: 'gone', contentType: 'video', place: '99', name: 'The one that left', gone: true },
];
