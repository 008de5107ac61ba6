import { event, video } from '@marquee/titles/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, showSite } from '../testing/show-site';

afterEach(() => vi.unstubAllGlobals());

/** What the origin answers of every title for its page. */
const about = { accessLevel: 'FREE', seasons: [], related: [] };

const showEvent = (changes: object = {}) =>
  showSite({
    at: '/live/e-1/friday-night',
    replies: [answer({ title: { ...event(), ...about, bouts: [], angles: [], ...changes } })],
  });

const showVideo = (changes: object) =>
  showSite({
    at: '/video/v-1/the-knockout-reel',
    replies: [answer({ title: { ...video(), ...about, credits: [], ...changes } })],
  });

describe('the page of an event', () => {
  it('tells its league once, above its name, and its place among what belongs to it', async () => {
    await showEvent();
    const header = within(await screen.findByRole('region', { name: 'Friday night' }));
    const league = header.getByText('Northern League');
    const name = header.getByRole('heading', { name: 'Friday night', level: 1 });
    expect(league.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(header.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Venue']);
    expect(header.getByRole('definition')).toHaveTextContent('Harbour Hall');
  });
});

describe('the page of a video', () => {
  it('names each role once, with all its names', async () => {
    const cast = ['Una Redfern', 'Idris Callow'].map((name) => ({ role: 'Cast', name }));
    await showVideo({ credits: [{ role: 'Writer', name: 'Beatrix Hallam' }, ...cast] });
    const header = within(await screen.findByRole('region', { name: 'The knockout reel' }));
    expect(header.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Beatrix Hallam',
      'Una Redfern, Idris Callow',
    ]);
  });
});
