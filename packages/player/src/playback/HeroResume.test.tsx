import { defineFeature, type SlotProps } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerLabels } from '../player-labels';
import { HeroResume } from './HeroResume';

const title: SlotProps['hero.resume']['title'] = { id: 'final', kind: 'video', name: 'The final' };

let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A button as a hero has it. */
function Hero() {
  const [resumes, setResumes] = useState(false);
  return (
    <>
      <h1>{resumes ? 'Resume' : 'Watch now'}</h1>
      <HeroResume title={title} onResumes={setResumes} />
    </>
  );
}

/** Shows a hero to a viewer of whose history the origin says this. */
function show(status: number, watched: object | null) {
  const asked = vi.fn((): readonly [number, unknown] => [status, { id: title.id, watched }]);
  const page = defineFeature({
    name: 'heroes',
    routes: [{ name: 'home', load: async () => ({ Page: Hero }) }],
    labels: playerLabels,
  });
  const realm = realmFixture();
  const answers = {
    get '/user/history/final'() {
      return asked();
    },
  };
  const site = siteFixture({
    realm,
    features: [page],
    ...workshopVisit(realm, 'en', { as: {}, answers }),
  });
  render(<WorkshopPage site={site} at="/home" />);
  return asked;
}

describe('HeroResume', () => {
  it('tells of a title that its viewer would go on with', async () => {
    show(200, { resumes: true });
    expect(await screen.findByRole('heading', { name: 'Resume' })).toBeVisible();
  });

  it.each<[string, number, object | null]>([
    ['has not begun', 200, null],
    ['has seen to its end', 200, { resumes: false }],
  ])('tells nothing of a title that its viewer %s', async (_, status, watched) => {
    const asked = show(status, watched);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.getByRole('heading', { name: 'Watch now' })).toBeVisible();
    expect(warn).not.toHaveBeenCalledWith('The last place did not load.', expect.anything());
  });

  it('leaves the button as it is when the history does not load', async () => {
    show(400, null);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The last place did not load.', expect.anything()),
    );
    expect(screen.getByRole('heading', { name: 'Watch now' })).toBeVisible();
  });
});
