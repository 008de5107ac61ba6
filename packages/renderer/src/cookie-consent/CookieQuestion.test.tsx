import { LinkProvider } from '@marquee/design-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteLink } from '../navigation/SiteLink';
import { SiteProvider } from '../site/use-site';
import { realmFixture, siteFixture } from '../testing';
import { CookieQuestion } from './CookieQuestion';
import { storeChoice } from './choice';
import { cookieSettings } from './settings';

const consent = { version: '1' };
const reload = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cookieSettings.close();
  reload.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const answered = () =>
  storeChoice('demo', { accepted: true, version: '1', at: '2026-11-01T10:00:00Z' });

function show() {
  const site = siteFixture({ realm: realmFixture({ cookieConsent: consent }) });
  const ensureLabels = vi.fn(site.ensureLabels);
  render(
    <MemoryRouter>
      <SiteProvider site={{ ...site, ensureLabels }}>
        <LinkProvider component={SiteLink}>
          <CookieQuestion consent={consent} />
        </LinkProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return ensureLabels;
}
const question = () => screen.findByRole('region');
const press = () => act(async () => cookieSettings.open());
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('CookieQuestion asks a viewer who has not answered', async () => {
  show();
  expect(await question()).toBeVisible();
});

it('CookieQuestion loads nothing for a viewer who has answered, until they open the settings', async () => {
  answered();
  const ensureLabels = show();
  await act(async () => {});
  expect(ensureLabels).not.toHaveBeenCalled();
  await press();
  expect(await question()).toBeVisible();
});

it('CookieQuestion loads lost code again when the settings are opened again', async () => {
  answered();
  const ensureLabels = show();
  ensureLabels.mockImplementationOnce(lost);
  await press();
  await waitFor(() => expect(cookieSettings.isOpen()).toBe(false));
  expect(console.warn).toHaveBeenCalledOnce();
  await press();
  expect(await question()).toBeVisible();
});

it('CookieQuestion reloads the page when its code is lost twice', async () => {
  vi.stubGlobal('location', { href: location.href, reload });
  const ensureLabels = show();
  ensureLabels.mockImplementation(lost);
  await press();
  await waitFor(() => expect(cookieSettings.isOpen()).toBe(false));
  await press();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
