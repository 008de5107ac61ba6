import { rail, series, video } from '@marquee/titles/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, pagesFor, refusal, showSite } from '../testing/show-site';

afterEach(() => vi.unstubAllGlobals());

const gone = answer({ title: null });
const first = video({ id: 'v-1', name: 'Corner talk' });
const alike = video({ id: 'v-2', name: 'The long night' });

const like = async () =>
  within(await screen.findByRole('region', { name: 'You might like these' }));

describe('the address of a title that is not there', () => {
  it('says so, and shows titles that can be watched, those first that are most like it', async () => {
    const titles = answer({ rails: [rail('titles', [first, alike])] });
    await showSite({ at: '/video/gone/the-long-night', replies: [gone, titles], signedIn: true });
    expect(await screen.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    const links = (await like()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/video/v-2/the-long-night',
      '/video/v-1/corner-talk',
    ]);
  });

  it('asks for titles of its kind', async () => {
    const titles = answer({ rails: [rail('titles', [series({ id: 's-1', name: 'Countdown' })])] });
    const { fetch } = await showSite({
      at: '/series/gone',
      replies: [gone, titles],
      features: [pagesFor('login')],
      signedIn: true,
    });
    expect((await like()).getByRole('link')).toHaveAttribute('href', '/series/s-1/countdown');
    const [, init] = fetch.mock.calls.at(-1) ?? [];
    expect(JSON.parse(String(init?.body)).variables.rails).toMatchObject([{ source: 'SERIES' }]);
  });

  it('stays whole where they do not load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await showSite({ at: '/video/gone', replies: [gone, refusal(500)], signedIn: true });
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith('What is like it did not load.', expect.anything()),
    );
    expect(screen.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'You might like these' })).toBeNull();
    warn.mockRestore();
  });
});
