import { LinkProvider } from '@marquee/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteLink } from '../navigation/SiteLink';
import { guestSession } from '../session/guest-session';
import { SiteProvider } from '../site/use-site';
import { siteFixture } from '../testing';
import { FailureState } from './FailureState';

const waiting = new Set<() => void>();
const guest = guestSession();
const site = siteFixture({
  locale: 'en',
  session: {
    ...guest,
    onReturn(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  },
});

function show(key: string, scope?: 'page' | 'section') {
  const retry = vi.fn();
  render(
    <MemoryRouter>
      <SiteProvider site={site}>
        <LinkProvider component={SiteLink}>
          <FailureState
            title="The schedule did not come"
            failure={{ key }}
            retry={retry}
            retryingLabel="Trying again"
            scope={scope}
          />
        </LinkProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return retry;
}

function connection(is: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is === 'online');
  act(() => {
    window.dispatchEvent(new Event(is));
  });
}

afterEach(() => void vi.restoreAllMocks());

describe('<FailureState>', () => {
  it('says that a page waits for the connection, and tries again by itself once it is back', () => {
    const retry = show('failure.offline');
    expect(screen.queryByText(site.t('failure.offlineWaits'))).toBeNull();
    expect(screen.getByText(site.t('failure.offline'))).toBeVisible();
    connection('offline');
    expect(screen.getByText(site.t('failure.offlineWaits'))).toBeVisible();
    connection('online');
    expect(retry).toHaveBeenCalledOnce();
  });

  it('tries again by itself once the session’s lock is back, and not after it is gone', () => {
    const retry = show('failure.timeout', 'section');
    expect(retry).not.toHaveBeenCalled();
    for (const listener of waiting) listener();
    expect(retry).toHaveBeenCalledOnce();
    cleanup();
    expect(waiting.size).toBe(0);
  });

  it('mentions a page only in place of a page', () => {
    show('failure.unavailable', 'section');
    connection('offline');
    expect(screen.getByText(site.t('failure.unavailable'))).toBeVisible();
    expect(screen.queryByText(site.t('failure.offlineWaits'))).toBeNull();
  });

  it('links to the start where another try changes nothing, and does not try', () => {
    const retry = show('failure.outsideRegion');
    expect(screen.getByRole('link', { name: site.t('failure.home') })).toBeVisible();
    expect(screen.queryByRole('button', { name: site.t('failure.retry') })).toBeNull();
    connection('offline');
    expect(screen.queryByText(site.t('failure.offlineWaits'))).toBeNull();
    connection('online');
    expect(retry).not.toHaveBeenCalled();
  });
});
