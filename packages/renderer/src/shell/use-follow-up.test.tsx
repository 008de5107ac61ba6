import { termsAwaited, waitForTerms } from '@marquee/origin-client/open-terms';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { siteFixture } from '../testing';
import { useFollowUp } from './use-follow-up';

vi.mock('./SiteFollowUp', () => {
  throw new Error('lost');
});
vi.mock('../screens/missing-code', () => ({ isMissingCode: () => true, reloadOnce: () => {} }));

it('useFollowUp lets no call wait when its code is lost, neither a waiting one nor the next', async () => {
  const site = siteFixture();
  const held = waitForTerms(site.session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <SiteProvider site={site}>{children}</SiteProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useFollowUp(true), { wrapper });
  expect(await held).toBe(false);
  expect(await waitForTerms(site.session)).toBe(false);
  expect(termsAwaited(site.session)).toBe(false);
  expect(result.current).toBeNull();
});
