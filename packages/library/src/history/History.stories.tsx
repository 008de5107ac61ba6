import type { Meta } from '@storybook/react-vite';
import { libraryStory, refusal, sampleTitles } from '../testing/library-story';
import { HistoryPage } from './HistoryPage';

const meta = {
  title: 'Library/History',
  component: HistoryPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HistoryPage>;

export default meta;

const seen = (paused: boolean, ids: readonly string[]) => ({
  '/user/history': [
    200,
    {
      titles: ids.map((id, at) => ({
        id,
        watched: {
          position: 60 * (at + 1),
          duration: 600,
          at: '2026-11-29T10:00:00Z',
          resumes: at % 3 !== 2,
        },
        place: `${at}.${id}`,
      })),
      paused,
      pagingInfo: { moreDataAvailable: false },
    },
  ] as const,
  '/graphql': [200, { data: { titles: sampleTitles } }] as const,
});
const ids = sampleTitles.map(({ id }) => id);

/** Titles that were begun, and one that was seen to its end. */
export const Some = libraryStory('/history', seen(false, ids));

export const Paused = libraryStory('/history', seen(true, ids.slice(0, 3)));

export const Empty = libraryStory('/history', seen(false, []));

export const Loading = libraryStory('/history', { '/user/history': 'never' });

export const Failed = libraryStory('/history', {
  '/user/history': refusal(500, 'INTERNAL_ERROR'),
});
