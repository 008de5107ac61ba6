import { defineFeature, type WatchTitle } from '@marquee/renderer';
import { siteFixture, WorkshopPart } from '@marquee/renderer/testing';
import { ViewerDatesProvider } from '@marquee/titles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import labels from '../labels/en.json';
import { playerLabels } from '../player-labels';
import type { BeforePlaying as Before } from '../rules/before-playing';
import { BeforePlaying } from './BeforePlaying';

const DAY_MS = 24 * 60 * 60 * 1000;

const title: WatchTitle = {
  id: 'final',
  kind: 'event',
  name: 'The final',
  state: 'ENDED',
  accessLevel: 'LICENCE',
  picture: { url: '', width: 16, height: 9, tone: '#000000' },
};

const show = (before: Before) =>
  render(
    <WorkshopPart
      site={siteFixture({
        features: [defineFeature({ name: 'watching', routes: [], labels: playerLabels })],
        labels,
      })}
    >
      <ViewerDatesProvider ready>
        <BeforePlaying title={title} before={before} />
      </ViewerDatesProvider>
    </WorkshopPart>,
  );

it('BeforePlaying names the day of a replay in small letters, inside its sentence', async () => {
  show({ is: 'over', replayFrom: new Date(Date.now() + DAY_MS).toISOString() });
  const replay = await screen.findByText(/^tomorrow /i);
  expect(replay.parentElement).toHaveTextContent(/^You can watch it again from tomorrow /);
});

it.each<Before>([
  { is: 'over', replayFrom: null },
  { is: 'over', replayFrom: '2026-06-01T20:00:00Z' },
  { is: 'postponed' },
  { is: 'cancelled' },
])('BeforePlaying leads on from an event that cannot be watched: %j', (before) => {
  show(before);
  expect(screen.getByRole('link', { name: 'See what else is on' })).toHaveAttribute('href', '/');
});
