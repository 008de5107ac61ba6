import { defineFeature, type FeatureManifest, type SlotProps } from '@marquee/renderer';
import { event, playlist, video } from '@marquee/titles/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, pagesFor, showSite } from '../testing/show-site';
import { head } from './interstitial';

afterEach(() => vi.unstubAllGlobals());

const page = {
  synopsis: 'Two belts.',
  description: null,
  accessLevel: 'LICENCE',
  minimumAge: null,
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
const title = (of: object) => answer({ title: { ...of, ...page } });
const film = title(video({ id: 'v-7', name: 'The long night' }));

const stream = (status: number, code: string, details?: object) => () =>
  Response.json({ status, code, messages: ['No.'], requestId: 'req-9', details }, { status });
const granted = () =>
  Response.json({
    id: 'v-7',
    kind: 'vod',
    hls: 'https://media.test/main.m3u8',
    expiresAt: '2026-11-28T00:00:00Z',
    audio: [],
    text: [],
    castable: true,
    asOf: '2026-11-27T18:00:00Z',
  });

type Options = Partial<Parameters<typeof showSite>[0]>;

const show = (replies: Parameters<typeof showSite>[0]['replies'], options: Options = {}) =>
  showSite({ at: '/interstitial/v-7', replies, features: [pagesFor('login')], ...options });

const list = async () =>
  within(await screen.findByRole('navigation', { name: 'Before you watch' }));
const steps = async () =>
  (await list()).getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d/, ''));

describe('the page before a title', () => {
  it('[1.2-025] names what is in the way, and lists what else has to be settled', async () => {
    await show([film, stream(401, 'SIGN_IN')]);
    expect(await screen.findByRole('heading', { name: 'The long night', level: 1 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sign in to watch', level: 2 })).toBeVisible();
    expect(await steps()).toEqual(['Sign in', 'Plan', 'Watch']);
    expect((await list()).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  });

  it('leads a guest to sign in, and back to this page', async () => {
    await show([film, stream(401, 'SIGN_IN')]);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?from=%2Finterstitial%2Fv-7',
    );
  });

  it('asks with the name of the tab, and goes on into play', async () => {
    const shown = await show([film, granted, film, granted], { signedIn: true });
    await waitFor(() =>
      expect(shown.router.state.location).toMatchObject({
        pathname: '/video/v-7/the-long-night',
        state: { plays: true },
      }),
    );
    const asked = new URL(String(shown.fetch.mock.calls[1]?.[0]));
    expect(asked.pathname).toBe('/api/v2/stream/vod/v-7');
    expect(asked.searchParams.get('tab')).toMatch(/^[\w-]{8,64}$/);
  });

  it('tells a viewer that their plan does not include it, with the steps before done', async () => {
    await show([film, stream(402, 'LICENCE_NEEDED', { licences: [] })], { signedIn: true });
    expect(await screen.findByText('Your plan does not include this')).toBeVisible();
    expect(await steps()).toEqual(['Done: Sign in', 'Plan', 'Watch']);
    expect(screen.getByRole('link', { name: 'See what else is on' })).toBeVisible();
  });

  it('asks again after a step that the viewer has settled elsewhere', async () => {
    const shown = await show([film, stream(403, 'VPN_BLOCKED'), granted, film, granted], {
      signedIn: true,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown.router.state.location.pathname).toMatch(/^\/video\/v-7/));
  });

  it('hands a step to the features that can settle it, and goes on once they have', async () => {
    const seen: SlotProps['interstitial.step'][] = [];
    const noLabels = async () => ({ default: {} });
    const screens: FeatureManifest = defineFeature({
      name: 'screens',
      routes: [],
      slots: {
        'interstitial.step': [
          {
            name: 'screens/stop',
            load: async () => ({
              Contribution: (props) => {
                seen.push(props);
                return (
                  props.step === 'screens' && (
                    <button type="button" onClick={props.done}>
                      Stop the other
                    </button>
                  )
                );
              },
            }),
          },
        ],
      },
      labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
    });
    const details = { most: 2, watching: [] };
    // The page loads itself anew while the origin is asked: which call is first is not settled.
    const settled = (url: string) => (url.includes('/stream/') ? granted() : film());
    const shown = await show([film, stream(403, 'CONCURRENCY', details), settled], {
      signedIn: true,
      features: [pagesFor('login'), screens],
    });
    const stop = await screen.findByRole('button', { name: 'Stop the other' });
    expect(seen.at(-1)).toMatchObject({ step: 'screens', details, title: { id: 'v-7' } });
    await userEvent.click(stop);
    await waitFor(() =>
      expect(shown.router.state.location).toMatchObject({
        pathname: '/video/v-7/the-long-night',
        state: { plays: true },
      }),
    );
    // Each ask may take a screen.
    expect(shown.fetch.mock.calls.filter(([url]) => String(url).includes('/stream/'))).toHaveLength(
      2,
    );
  });

  it.each([
    ['licence', stream(402, 'LICENCE_NEEDED', { licences: ['gold'] }), 'gold'],
    ['pin', stream(403, 'PIN_REQUIRED', { tries: 4 }), '4'],
  ] as const)(
    'hands the step %s with its details, and makes what settles it the first way on, without another try',
    async (step, refused, named) => {
      const noLabels = async () => ({ default: {} });
      const settler: FeatureManifest = defineFeature({
        name: 'settler',
        routes: [],
        slots: {
          'interstitial.step': [
            {
              name: 'settler/step',
              fits: (props) => props.step === step,
              load: async () => ({
                Contribution: ({ details, done }) => (
                  <button type="button" onClick={done}>
                    Settle {Object.values(details).join()}
                  </button>
                ),
              }),
            },
          ],
        },
        labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
      });
      const settled = (url: string) => (url.includes('/stream/') ? granted() : film());
      const shown = await show([film, refused, settled], {
        signedIn: true,
        features: [pagesFor('login'), settler],
      });
      const settle = await screen.findByRole('button', { name: `Settle ${named}` });
      expect(screen.getAllByRole('button', { name: /Settle|Try again/ })).toEqual([settle]);
      await userEvent.click(settle);
      await waitFor(() => expect(shown.router.state.location.pathname).toMatch(/^\/video\/v-7/));
    },
  );

  it('waits for the start of an event, with a reminder', async () => {
    const startsAt = '2026-11-28T18:00:00Z';
    await show([title(event({ id: 'e-7', startsAt })), stream(409, 'NOT_STARTED', { startsAt })], {
      at: '/interstitial/e-7',
    });
    expect(
      await screen.findByRole('heading', { name: 'It has not started yet', level: 2 }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remind me' })).toBeVisible();
    expect(await steps()).toEqual(['Start', 'Sign in', 'Plan', 'Watch']);
  });

  it('tells that it could not ask, and asks again', async () => {
    await show([film, stream(500, 'INTERNAL_ERROR'), stream(402, 'LICENCE_NEEDED')], {
      signedIn: true,
    });
    expect(await screen.findByText('We could not check whether you can watch')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your plan does not include this')).toBeVisible();
  });

  it('is not found for a title that does not play', async () => {
    await show([title({ ...playlist(), videos: { edges: [], pageInfo: {} } })]);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('is in no search engine', async () => {
    const { site } = await show([film, stream(401, 'SIGN_IN')]);
    expect(await head(site, undefined)).toHaveProperty('robots', 'noindex');
  });
});
