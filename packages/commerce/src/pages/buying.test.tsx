import { defineFeature, shellLabels } from '@marquee/renderer';
import { siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import setupUserEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { commerce } from '../commerce';
import { type Answers, freshBrowser, heading, openPage, paidOrder } from '../testing/open-page';
import {
  basket,
  cardMethod,
  checkoutAnswers,
  families,
  licence,
  plans,
  storedCard,
} from '../testing/samples';
import { sellingRealm } from '../testing/workshop';

freshBrowser();

const userEvent = setupUserEvent.setup({ delay: null });
const asOf = '2026-11-29T12:00:00Z';
const renewing = licence({
  autoRenewingStatus: 'AUTO_RENEWING',
  nextCharge: { at: '2026-12-29T12:00:00Z', amount: { amount: 999, currency: 'EUR', scale: 2 } },
});
const two = [
  storedCard(),
  storedCard({ cardId: 'card-2', last4Digits: '1881', default: false, licences: [101] }),
];
const updating: Answers = {
  '/user/licence': [200, { licences: [renewing], asOf }],
  '/payment-method/providers': [200, { methods: [cardMethod], asOf }],
  '/user/payment-details': [200, { cards: two, most: 5, asOf }],
};

/** The page of another package, to which a guest is led. */
const signIn = defineFeature({
  name: 'sign-in',
  labels: commerce.labels,
  routes: [{ name: 'login', load: async () => ({ Page: () => null }) }],
});

describe('[2.1-01] a paid licence is chosen', () => {
  const answers: Answers = {
    '/licence-family': [200, families()],
    ...checkoutAnswers(basket(), { cards: two }),
    [`/baskets/${basket().id}`]: [200, basket()],
  };

  it('by a guest, who signs in first and takes the choice along', async () => {
    const realm = sellingRealm();
    const { default: labels } = await shellLabels.en();
    const site = siteFixture({
      realm,
      features: [commerce, signIn],
      locale: 'en',
      labels,
      ...workshopVisit(realm, 'en', { as: 'guest', answers }),
    });
    render(<WorkshopPage site={site} at="/purchase" />);
    await heading('Choose your plan');
    const choose = await screen.findByRole('link', { name: 'Choose Highlights' });
    const to = new URL(choose.getAttribute('href') ?? '', 'https://demo.example');
    expect(to.pathname).toBe('/login');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      entryPage: 'purchase',
      licences: '101',
    });
  });

  it('by a viewer, who is led to pay for it', async () => {
    const { sent } = await openPage('/purchase', answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Season for a year' }));
    expect(await heading('Check and pay')).toBeVisible();
    expect(sent('/baskets/{id}')[0]?.[1]).toMatchObject({ body: { items: [{ sku: 'sku-103' }] } });
  });
});

describe('[2.1-09] the card that pays', () => {
  it('for a licence from now on is chosen among the viewer’s', async () => {
    const { sent } = await openPage('/payment-update/101', {
      ...updating,
      '/licences/101/card/card-2': [200, { licence: renewing, asOf }],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /1881/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use this from now on' }));
    expect(await screen.findByText('Season is paid this way from now on.')).toBeVisible();
    expect(sent('/card/').map(([, options]) => options)).toMatchObject([
      { params: { licenceId: 101, cardId: 'card-2' } },
    ]);
  });

  it('for a licence that is bought is chosen among the viewer’s', async () => {
    const { sent } = await openPage('/pay', {
      ...checkoutAnswers(basket(), { cards: two }),
      [`/baskets/pay/${basket().id}`]: [200, paidOrder],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /1881/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay/ }));
    await heading('Thank you, you are all set');
    expect(sent('/baskets/pay/')[0]?.[1]).toMatchObject({
      body: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: 'card-2' } },
    });
  });
});

describe('whom nothing is sold to', () => {
  it.each([
    ['1.6-04', 'a child’s profile', 'KID_PURCHASE_DENIED', /^Child profiles cannot buy anything/],
    ['1.6-05', 'a viewer outside the territories', 'OUTSIDE_REGION', /^You cannot subscribe to/],
    ['1.6-07', 'a viewer behind a VPN', 'VPN_BLOCKED', /^You seem to be using a VPN/],
  ])('[%s] %s reads why, buys nothing and is led away', async (_id, _who, code, words) => {
    const no = [403, { status: 403, code, messages: ['Server words.'] }] as const;
    const { sent } = await openPage('/purchase', {
      '/licence-family': [200, families(plans)],
      '/customer/basket': no,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Not available' }));
    expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.queryByText('Server words.')).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Choose your plan' })).toBeNull(),
    );
    expect(sent('/baskets/')).toHaveLength(0);
  });
});
