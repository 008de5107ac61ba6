import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pagesFor } from '../testing/pages-for';
import { answer, showSite, tokens } from '../testing/show-site';
import { identifier, signIn } from '../testing/sign-in-form';

const giftPages = [pagesFor('gift', 'giftOne', 'redeem')];

it.each([
  ['[1.2-076] [1.2-015]', '/gift/9/login', '/gift/9'],
  ['[1.2-015]', '/gift/login', '/gift'],
  ['[1.2-077] [1.2-018]', '/gift/redeem/A%2FB/login', '/redeem?redeemCode=A%2FB'],
])('%s the login page at %s leads to %s', async (_ids, at, gift) => {
  const { router } = await showSite({
    at,
    features: giftPages,
    answers: { '/api/v2/login': () => answer(200, tokens()) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  await signIn();
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(gift);
  });
});

it('keeps where its link says that one comes from, and everything else of its address', async () => {
  const { router } = await showSite({ at: '/gift/9/login?from=%2Fnews', features: giftPages });
  await identifier();
  expect(router.state.location.search).toBe('?from=%2Fnews');
});

it('keeps to the language of its address', async () => {
  const at = '/regalo/9/iniciar-sesion';
  const { router } = await showSite({ at, locale: 'es', features: giftPages });
  await waitFor(() => expect(router.state.location.search).toBe('?from=%2Fregalo%2F9'));
  expect(router.state.location.pathname).toBe(`/es${at}`);
});

it('says nothing of a gift where the realm has no page for it', async () => {
  const { router } = await showSite({ at: '/gift/9/login?licences=1' });
  await identifier();
  expect(router.state.location.search).toBe('?licences=1');
});

it('is not there in a realm without gifts', async () => {
  await showSite({ at: '/gift/9/login', realm: { features: { gifts: false } as never } });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('offers the ways to sign in where no provider has a form', async () => {
  const openid = (clientName: string) => ({
    type: 'openid',
    clientName,
    label: clientName,
    issuer: 'https://sign-in.example',
    clientId: clientName,
  });
  await showSite({
    at: '/gift/9/login',
    features: giftPages,
    realm: { auth: { providers: [openid('one'), openid('two')] } as never },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await waitFor(() => {
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain('/login/openid/one?from=%2Fgift%2F9');
    expect(ways).toContain('/login/openid/two?from=%2Fgift%2F9');
  });
});
