import { LinkProvider } from '@marquee/design-system';
import { waitForTerms } from '@marquee/origin-client/open-terms';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteLink } from '../navigation/SiteLink';
import { defineFeature } from '../site/feature';
import { SiteProvider } from '../site/use-site';
import { LateSlotsContext } from '../slots/LateSlotsProvider';
import type { SlotProps } from '../slots/slot-table';
import { siteFixture } from '../testing';
import SiteFollowUp from './SiteFollowUp';

const noLabels = async () => ({ default: {} });
const reload = vi.fn();
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('scrollTo', () => {});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

type Asking = (props: SlotProps['viewer.incomplete']) => React.ReactNode;

/** Renders a page for a viewer, with a contribution that asks them for what their account lacks. */
function show(load: () => Promise<{ Contribution: Asking }>, missingInformationStatus = 'NONE') {
  const asking = defineFeature({
    name: 'asking',
    routes: [],
    slots: { 'viewer.incomplete': [{ name: 'asking/incomplete', load }] },
    labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
  });
  const site = siteFixture({ features: [asking] });
  const user = {
    id: 'viewer-1',
    role: 'VIEWER',
    isGuest: false,
    locale: 'en',
    audience: 'demo',
    expiresAt: Date.now() + 600_000,
    missingInformationStatus,
  };
  site.session = { ...site.session, state: proxy({ status: 'viewer', user }) };
  const element = (
    <>
      <h1>The page</h1>
      <LateSlotsContext value>
        <SiteFollowUp notices={[]} onDismiss={() => {}} onSite={() => {}} />
      </LateSlotsContext>
    </>
  );
  const handle = { page: { chrome: {} } };
  const router = createMemoryRouter([{ path: '*', element, handle }]);
  render(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>,
  );
  return { session: site.session, router };
}

const lost = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /code/asking.js'));
const settling = (given: boolean) => {
  const Settling: Asking = ({ callWaits, onSettled }) => {
    useEffect(() => {
      if (callWaits) onSettled(given);
    }, [callWaits, onSettled]);
    return null;
  };
  return async () => ({ Contribution: Settling });
};

it('SiteFollowUp lets waiting calls go on once the viewer has accepted the terms', async () => {
  const { session } = show(settling(true));
  expect(await waitForTerms(session)).toBe(true);
});

it('SiteFollowUp fails the waiting call, warns and keeps the page when the question’s code is lost, and asks again for the next call', async () => {
  const load = vi.fn(settling(true)).mockImplementationOnce(lost);
  const { session } = show(load);
  expect(await waitForTerms(session)).toBe(false);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(warn).toHaveBeenCalledWith(
    'The viewer cannot be asked for what is missing.',
    expect.any(TypeError),
  );
  expect(await waitForTerms(session)).toBe(true);
});

it('SiteFollowUp fails the waiting calls and keeps the page when the question throws', async () => {
  const { session } = show(async () => ({
    Contribution: () => {
      throw new Error('A fault of ours');
    },
  }));
  expect(await waitForTerms(session)).toBe(false);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('SiteFollowUp reloads the second page that loses the question’s code, and no page for a waiting call', async () => {
  const load = vi.fn(lost);
  const { session, router } = show(load, 'REQUIRED');
  vi.stubGlobal('location', { href: location.href, reload });
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(await waitForTerms(session)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  await act(() => router.navigate('/other'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
