import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { siteFixture } from '../testing';
import { PlainError } from './PlainError';

const reload = vi.fn();
const assign = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { reload, assign });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  assign.mockClear();
});

const site = siteFixture();

function show(error: Error) {
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: <PlainError /> },
  ]);
  render(
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
}

const lost = new TypeError('Failed to fetch dynamically imported module: /code/home.js');

it('loads the page afresh, once, when code was lost: the browser asks for a module no second time', async () => {
  show(lost);
  expect(await screen.findByRole('heading', { name: site.t('failure.title') })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  show(lost);
  expect(await screen.findAllByRole('heading', { name: site.t('failure.title') })).toHaveLength(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not load again for a fault that would be there again', async () => {
  show(new Error('A fault of ours.'));
  expect(await screen.findByRole('heading', { name: site.t('failure.title') })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('leads to the start by a fresh load', async () => {
  show(lost);
  await userEvent.click(await screen.findByRole('button', { name: site.t('failure.home') }));
  expect(assign).toHaveBeenCalledWith('/');
});

it('waits for the connection, and comes back with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(lost);
  expect(
    await screen.findByRole('heading', { name: site.t('failure.offlineTitle') }),
  ).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});
