import type { Page, Request } from '@playwright/test';
import { continueWith, counterpartPassword, expectHouse } from './provider';
import { address, open } from './site';

/** A provider that signs viewers in on pages of its own, in a sample realm that has it. */
export interface Trip {
  realm: string;
  label: string;
  house: string;
  /** Where one leaves from and comes back to. */
  path: string;
  /** The call that ends it. */
  exchange: RegExp;
}

export const TRIPS = {
  openid: {
    realm: 'unity',
    label: 'Nations ID',
    house: 'nations-id',
    path: '/login/openid/nations',
    exchange: /\/openid\/nations\/token$/,
  },
  oauth: {
    realm: 'unity',
    label: 'Volunteer Portal',
    house: 'volunteers',
    path: '/oauth/volunteers',
    exchange: /\/generic-oauth\/volunteers\/token$/,
  },
  opin: {
    realm: 'corral',
    label: 'Trailhead Network',
    house: 'opin',
    path: '/login/opin',
    exchange: /\/opin-auth$/,
  },
} as const satisfies Record<string, Trip>;

/** The page that viewers of these journeys want back to. */
export const wanted = '/home?rail=2';

/** From the login page to the provider's. */
export async function depart(page: Page, { realm, label, house }: Trip, at?: number) {
  await open(page, address(realm, `/login?from=${encodeURIComponent(wanted)}`, at));
  await continueWith(page, label).click();
  await expectHouse(page, house);
}

/** Says there who one is, and is sent back. */
export async function answer(page: Page, { house }: Trip, name: string): Promise<void> {
  await expectHouse(page, house);
  await page.getByLabel('Email').fill(`${name}@${house}.example`);
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const isExchange = ({ exchange }: Trip, request: Request) =>
  request.method() === 'POST' && exchange.test(request.url());

/** Every attempt to end a trip, from now on. */
export function watchExchanges(page: Page, trip: Trip): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isExchange(trip, request)) seen.push(request);
  });
  return seen;
}

/** The addresses at which a tab has come back with a code, from now on. */
export function watchWaysBack(page: Page): string[] {
  const ways: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('code=')) ways.push(request.url());
  });
  return ways;
}
