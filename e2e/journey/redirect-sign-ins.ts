import type { Page, Request } from '@playwright/test';
import { continueWith, counterpartPassword, expectCounterpart } from './provider';
import { address, open } from './site';

/** A provider that signs viewers in on pages of its own, in a sample realm that has it. */
export interface RedirectSignIn {
  realm: string;
  label: string;
  /** The host name of the provider's counterpart, without `.localhost`. */
  counterpart: string;
  /** The page that a viewer leaves from and comes back to. */
  path: string;
  /** The call that ends it. */
  exchange: RegExp;
}

export const REDIRECT_SIGN_INS = {
  openid: {
    realm: 'unity',
    label: 'Nations ID',
    counterpart: 'nations-id',
    path: '/login/openid/nations',
    exchange: /\/openid\/nations\/token$/,
  },
  oauth: {
    realm: 'unity',
    label: 'Volunteer Portal',
    counterpart: 'volunteers',
    path: '/oauth/volunteers',
    exchange: /\/generic-oauth\/volunteers\/token$/,
  },
  opin: {
    realm: 'corral',
    label: 'Trailhead Network',
    counterpart: 'opin',
    path: '/login/opin',
    exchange: /\/opin-auth$/,
  },
} as const satisfies Record<string, RedirectSignIn>;

/** The page that viewers of these journeys want back to. */
export const wanted = '/home?rail=2';

/** Goes from the login page to the provider's page. */
export async function depart(
  page: Page,
  { realm, label, counterpart }: RedirectSignIn,
  at?: number,
) {
  await open(page, address(realm, `/login?from=${encodeURIComponent(wanted)}`, at));
  await continueWith(page, label).click();
  await expectCounterpart(page, counterpart);
}

/** Signs in at the provider, which sends the viewer back. */
export async function answer(
  page: Page,
  { counterpart }: RedirectSignIn,
  name: string,
): Promise<void> {
  await expectCounterpart(page, counterpart);
  await page.getByLabel('Email').fill(`${name}@${counterpart}.example`);
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const isExchange = ({ exchange }: RedirectSignIn, request: Request) =>
  request.method() === 'POST' && exchange.test(request.url());

/** Collects every attempt to end a redirect sign-in, from now on. */
export function watchExchanges(page: Page, redirect: RedirectSignIn): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isExchange(redirect, request)) seen.push(request);
  });
  return seen;
}

/** Collects the addresses at which a tab comes back with a code, from now on. */
export function watchReturns(page: Page): string[] {
  const returns: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('code='))
      returns.push(request.url());
  });
  return returns;
}
