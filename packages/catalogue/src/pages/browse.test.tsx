import { hero, rail, series, video } from '@marquee/titles/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, refusal, showSite } from '../testing/show-site';
import { head } from './browse';

const lists = answer({
  heroes: [hero()],
  rails: [rail('soon', [series()]), rail('films', [video()], 'Films of the week')],
});

const show = (...replies: Parameters<typeof showSite>[0]['replies']) =>
  showSite({ at: '/browse', replies });

describe('the browse page', () => {
  it('[1.2-005] shows the lists of the realm, without its heroes', async () => {
    const { fetch, site } = await show(lists);
    expect(await screen.findByRole('heading', { name: 'Browse', level: 1 })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Films of the week' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Next fight nights' })).toBeVisible();
    expect(screen.queryByText('The unification')).not.toBeInTheDocument();
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).variables.withHeroes).toBe(false);
    expect(await head(site, undefined)).toHaveProperty('title', 'Browse');
  });

  it('tells that there is nothing, with a way on', async () => {
    await show(answer({ rails: [] }));
    expect(await screen.findByText('Nothing here right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  });

  it('tells that it could not be loaded, and loads it again', async () => {
    await show(refusal(500), lists);
    expect(await screen.findByText('We could not load this list')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Films of the week' })).toBeVisible();
  });
});
