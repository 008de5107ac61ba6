import { cleanup, render, screen } from '@testing-library/react';
import { createStaticHandler } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '../testing';
import { defineFeature } from './feature';
import { POLICY_ATTRIBUTE } from './page-policy';

const none = async () => ({ default: {} });
const shop = defineFeature({
  name: 'shop',
  routes: [
    { name: 'home', load: async () => ({ Page: () => <h1>Home</h1> }) },
    { name: 'pay', load: async () => ({ Page: () => <h1>Pay</h1>, policy: 'payment' }) },
  ],
  labels: { en: none, es: none, pt: none, ar: none },
});

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute(POLICY_ATTRIBUTE);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const siteOfShop = () =>
  siteFixture({
    features: [shop],
    locale: 'en',
    ...workshopVisit(realmFixture(), 'en', { as: {} }),
  });
const visit = (path: string) =>
  createStaticHandler(siteOfShop().routes).query(new Request(`http://demo.test${path}`));

/** The document of a page, as the browser begins it. */
async function load(path: string, name: string) {
  vi.stubGlobal('scrollTo', () => {});
  document.documentElement.setAttribute(POLICY_ATTRIBUTE, 'payment');
  history.replaceState(null, '', path);
  render(<WorkshopPage site={siteOfShop()} at={path} />);
  return screen.findByRole('heading', { name });
}

it('a page with a policy of its own is loaded as a document, until the document has that policy', async () => {
  const away = await visit('/pay');
  if (!(away instanceof Response)) throw new Error('The page was shown under another policy.');
  expect(away.headers.get('location')).toBe('http://demo.test/pay');
  expect(away.headers.get('x-remix-reload-document')).toBe('true');
  document.documentElement.setAttribute(POLICY_ATTRIBUTE, 'payment');
  expect(await visit('/pay')).not.toBeInstanceOf(Response);
});

it('a page without one is shown under any policy', async () => {
  expect(await visit('/')).not.toBeInstanceOf(Response);
  document.documentElement.setAttribute(POLICY_ATTRIBUTE, 'payment');
  expect(await visit('/')).not.toBeInstanceOf(Response);
});

it('a page that a navigation loads as a document has the focus at its heading, as other pages have', async () => {
  await visit('/pay');
  expect(await load('/pay', 'Pay')).toHaveFocus();
});

it('a page that is the first one leaves the focus alone, also when it is loaded once more', async () => {
  await visit('/pay');
  await load('/pay', 'Pay');
  cleanup();
  expect(await load('/pay', 'Pay')).not.toHaveFocus();
  expect(document.body).toHaveFocus();
});

it('a navigation that led nowhere gives no other page the focus', async () => {
  await visit('/pay');
  expect(await load('/', 'Home')).not.toHaveFocus();
});
