import { Card, LinkProvider, PlayerFrame } from '@marquee/design-system';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteLink } from './SiteLink';
import { usePictureTransition } from './use-picture-transition';

const picture = { url: '/p', width: 16, height: 9, tone: '#123456' };

let reducedMotion = false;
/** The pictures that have the name, as the browser finds them before and after the page has changed. */
let seen: (string | null)[];

function namedPictures(): (string | null)[] {
  const all = document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]');
  return [...all].map(({ dataset }) => dataset.ui ?? null);
}

const startViewTransition = vi.fn((update: () => Promise<void>) => {
  seen.push(...namedPictures());
  const finished = update().then(() => void seen.push(...namedPictures()));
  return { finished, skipTransition: () => {} };
});

beforeEach(() => {
  seen = [];
  reducedMotion = false;
  startViewTransition.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  Object.assign(document, { startViewTransition });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function Frame() {
  usePictureTransition();
  return (
    <LinkProvider component={SiteLink}>
      <Outlet />
    </LinkProvider>
  );
}

/** Renders a page with a card, a link in words, and the pages that they lead to. */
function show() {
  const list = (
    <>
      <Card href="/video/one" title="One" shape="landscape" image={picture} />
      <SiteLink href="/about">About</SiteLink>
    </>
  );
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: list },
        { path: '/about', element: <h1>About us</h1> },
        {
          path: '/video/one',
          element: (
            <PlayerFrame label="Player" poster={picture}>
              <h1>The title</h1>
            </PlayerFrame>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
}

it('a card’s picture becomes the picture of the title’s page', async () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(await screen.findByRole('heading', { name: 'The title' })).toBeVisible();
  await waitFor(() => expect(seen).toEqual(['art', 'player-poster']));
  expect(startViewTransition).toHaveBeenCalledOnce();
});

it('a link in words leads on without a transition', async () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('a viewer who asks for less motion goes on without a transition', async () => {
  reducedMotion = true;
  show();
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(await screen.findByRole('heading', { name: 'The title' })).toBeVisible();
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(namedPictures()).toEqual([]);
});

it('a browser without transitions goes on', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  show();
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(await screen.findByRole('heading', { name: 'The title' })).toBeVisible();
  expect(namedPictures()).toEqual([]);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press with %o is the browser’s, which opens a tab or a window',
  (press) => {
    show();
    const link = screen.getByRole('link', { name: 'One' });
    let isTaken: boolean | undefined;
    // The document the test runs in opens no tabs.
    window.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, press);
    expect(isTaken).toBe(false);
    expect(startViewTransition).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'One' })).toBeVisible();
  },
);
