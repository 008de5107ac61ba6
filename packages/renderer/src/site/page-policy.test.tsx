import { createStaticHandler } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { siteFixture } from '../testing';
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

afterEach(() => document.documentElement.removeAttribute(POLICY_ATTRIBUTE));

const visit = (path: string) => {
  const { routes } = siteFixture({ features: [shop], locale: 'en' });
  return createStaticHandler(routes).query(new Request(`http://demo.test${path}`));
};

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
