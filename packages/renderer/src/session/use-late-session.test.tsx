import { act } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { proxy } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import type { SiteSession } from '../site/site';
import { SiteProvider } from '../site/use-site';
import { siteFixture } from '../testing';
import { guestSession } from './guest-session';
import { useLateSession } from './use-late-session';

function Part() {
  const { status } = useLateSession();
  return status === 'starting' ? <i>{status}</i> : <b>{status}</b>;
}

it('useLateSession hydrates a part whose code comes late as the server rendered it, though the session is known by then', async () => {
  let arrive: (part: { default: typeof Part }) => void = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Part }>((resolve) => {
        arrive = resolve;
      }),
  );
  const state = proxy<SiteSession['state']>({ status: 'starting', user: null });
  const session = { ...guestSession(), state };
  const site = siteFixture({ session });
  const page = (content: ReactNode) => (
    <SiteProvider site={site}>
      <Part />
      <Suspense>{content}</Suspense>
    </SiteProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(<Part />));
  expect(root.innerHTML).toContain('starting');

  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(<Late />), { onRecoverableError: (error) => complaints.push(error) });
  });
  await act(async () => {
    Object.assign(state, { status: 'guest' });
  });
  await act(async () => arrive({ default: Part }));
  expect(complaints).toEqual([]);
  expect(root.textContent).toBe('guestguest');
});
