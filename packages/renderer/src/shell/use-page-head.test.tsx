import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { HeadData } from '../head/head-data';
import { SiteProvider } from '../site/use-site';
import { siteFixture } from '../testing';
import { usePageHead } from './use-page-head';

afterEach(() => vi.restoreAllMocks());

function WithHead() {
  usePageHead();
  return <Outlet />;
}

type Head = () => HeadData | Promise<HeadData>;

/** Renders two pages with a head each, the first one in view. */
function show(heads: { first: Head; second: Head }) {
  const site = siteFixture();
  const page = (path: string, head: Head) => ({
    path,
    element: <h1>{path}</h1>,
    handle: { page: { head } },
  });
  const router = createMemoryRouter([
    {
      element: <WithHead />,
      children: [page('/', heads.first), page('/second', heads.second)],
    },
  ]);
  render(
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return { site, router };
}

it('writes the title of a page whose head loads its code', async () => {
  show({ first: async () => ({ title: 'First' }), second: () => ({}) });
  await waitFor(() => expect(document.title).toMatch(/^First/));
});

it('leaves the title of the page in view alone when an earlier page’s head comes late', async () => {
  let deliver = (_: HeadData) => {};
  const late = new Promise<HeadData>((resolve) => {
    deliver = resolve;
  });
  const { router } = show({ first: () => late, second: () => ({ title: 'Second' }) });
  await act(() => router.navigate('/second'));
  expect(document.title).toMatch(/^Second/);
  await act(async () => deliver({ title: 'First' }));
  expect(document.title).toMatch(/^Second/);
});

it('names the brand alone when the code of a head does not arrive', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { site, router } = show({
    first: () => ({ title: 'First' }),
    second: () => Promise.reject(new Error('gone')),
  });
  await act(() => router.navigate('/second'));
  await waitFor(() => expect(document.title).toBe(site.realm.fullName));
  expect(warn).toHaveBeenCalledOnce();
});
