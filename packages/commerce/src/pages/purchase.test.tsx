import { WorkshopPage } from '@marquee/renderer/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Licence } from '../contract';
import labels from '../labels/en.json';
import { basket, families, licence, plans } from '../testing/samples';
import { commerceSite } from '../testing/workshop';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, code: string, messages: string[] = ['No.']) =>
  [status, { status, code, messages, requestId: 'req-9' }] as const;

interface Shown {
  at?: string;
  basketAnswer?: readonly [number, unknown];
  /** As in the server's HTML, where the session is not known yet. */
  onServer?: boolean;
  /** The session is still being read. */
  isStarting?: boolean;
}

async function show(
  all: readonly Licence[],
  {
    at = '/purchase',
    basketAnswer = [200, basket()],
    onServer = false,
    isStarting = false,
  }: Shown = {},
) {
  const site = await commerceSite({
    as: onServer || isStarting ? undefined : {},
    environment: onServer ? 'server' : undefined,
    // The server has the labels before it renders.
    labels: onServer ? labels : {},
    answers: {
      '/licence-family': [200, families(all)],
      '/customer/basket': basketAnswer,
    },
  });
  render(<WorkshopPage site={site} at={at} />);
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' });
  return site;
}

/** A plan, found by its heading. */
async function planCalled(name: string) {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const card = heading.closest('article');
  if (!card) throw new Error(`There is no plan "${name}".`);
  return within(card);
}

describe('/purchase', () => {
  it('has each plan with its price as one phrase, what is included, and a button of its own', async () => {
    await show(plans);
    const season = await planCalled('Season for a year');
    expect(season.getByText('€9.99')).toBeVisible();
    expect(season.getByText('a month')).toBeVisible();
    expect(season.getByText('Tax included')).toBeVisible();
    expect(
      season.getByRole('list', { name: 'Included in Season for a year' }).children,
    ).toHaveLength(2);
    expect(season.getByRole('button', { name: 'Choose Season for a year' })).toBeEnabled();
  });

  /** A licence with a price for every country that has none of its own. */
  const everywhere = (parts: Partial<Licence> = {}) =>
    licence({
      amounts: licence().amounts.map((price) => ({ ...price, local: false, default: true })),
      ...parts,
    });

  it('has the plans with the default prices in the server’s HTML, without a country’s tax, and a way to sign in for each', async () => {
    const trial = { trialDetails: { trialPeriodDuration: 7 }, trialEligible: 'unknown' } as const;
    await show([everywhere(trial)], { onServer: true });
    const season = await planCalled('Season');
    expect(season.getByText('€9.99')).toBeVisible();
    expect(season.getByText('a month')).toBeVisible();
    expect(season.queryByText(/^Tax/)).toBeNull();
    expect(season.getByText('First 7 days free for new members')).toBeVisible();
    expect(season.getByRole('link', { name: 'Choose Season' })).toHaveAttribute(
      'href',
      '/login?entryPage=purchase&licences=101',
    );
  });

  it.each([
    ['a local price', licence()],
    [
      'a price until a day in the viewer’s zone',
      everywhere({
        purchaseStrategy: { type: 'FIXED_DATE', endsAt: '2027-05-30T12:00:00Z' },
      }),
    ],
  ])('has no price in the server’s HTML where it is %s', async (_, one) => {
    await show([one], { onServer: true });
    const season = await planCalled('Season');
    expect(season.getByRole('link', { name: 'Choose Season' })).toBeVisible();
    expect(season.queryByText(/€/)).toBeNull();
  });

  it('says a trial in words, with its date and the price that follows', async () => {
    await show(plans);
    const season = await planCalled('Season');
    expect(
      await season.findByText(/^Free until .*6 Dec.*, then .*€9\.99.* a month$/),
    ).toBeVisible();
  });

  it('promises no trial to who has had it, and none to a guest without saying to whom', async () => {
    const trial = { trialDetails: { trialPeriodDuration: 7 } };
    await show([
      licence({ id: 1, name: 'Had', ...trial, trialEligible: 'no' }),
      licence({ id: 2, name: 'Unknown', ...trial, trialEligible: 'unknown' }),
    ]);
    expect((await planCalled('Had')).queryByText(/free/i)).toBeNull();
    expect(
      (await planCalled('Unknown')).getByText('First 7 days free for new members'),
    ).toBeVisible();
  });

  it('[2.4-16] [2.4-18] shows the viewer’s plan as theirs, and the others as up or down from it', async () => {
    await show(plans.map((one) => (one.id === 102 ? { ...one, status: 'ACTIVE' as const } : one)));
    expect((await planCalled('Season')).getByText('Your plan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upgrade to Season for a year' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch to Highlights' })).toBeVisible();
  });

  it('leads to a partner’s pages for what a partner sells, without a price of ours', async () => {
    await show([
      licence({
        name: 'With FibreNet',
        amounts: [],
        ctaControl: 'EXTERNAL',
        purchaseStrategy: {
          type: 'EXTERNAL',
          externalAuthProviderDetails: {
            provider: 'fibrenet',
            name: 'FibreNet',
            address: 'https://fibrenet.example/offer',
          },
        },
      }),
    ]);
    const plan = await planCalled('With FibreNet');
    expect(plan.getByRole('link', { name: /Continue with FibreNet/ })).toHaveAttribute(
      'href',
      'https://fibrenet.example/offer',
    );
    expect(plan.queryByText(/0\.00/)).toBeNull();
  });

  it('marks what a guest had chosen before they signed in', async () => {
    await show(plans, { at: '/purchase?licences=103' });
    expect((await planCalled('Season for a year')).getByText('Your choice')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Highlights' })).toBeNull();
  });

  it('leads on to all plans with the way back and the voucher', async () => {
    await show(plans, { at: '/purchase?licences=103&from=%2Fnews&voucher=TEN' });
    expect(await screen.findByRole('link', { name: 'Show all plans' })).toHaveAttribute(
      'href',
      '/purchase?from=%2Fnews&voucher=TEN',
    );
  });

  describe('while the session is read', () => {
    const become = (site: Awaited<ReturnType<typeof show>>) =>
      act(async () => {
        const viewer = { id: 'viewer-1', role: 'VIEWER', isGuest: false };
        Object.assign(site.session.state, { status: 'viewer', user: viewer });
      });

    it('a viewer who was signed in here is not led to sign in again', async () => {
      localStorage.setItem('demo.signedIn', '1');
      const site = await show([licence()], { isStarting: true });
      const season = await planCalled('Season');
      expect(season.getByRole('button', { name: 'Choose Season' })).toBeDisabled();
      expect(season.queryByRole('link')).toBeNull();
      await become(site);
      await vi.waitFor(() =>
        expect(season.getByRole('button', { name: 'Choose Season' })).toBeEnabled(),
      );
    });

    it('the focus stays on a plan’s action, which becomes another', async () => {
      const site = await show(plans, { isStarting: true });
      const season = await planCalled('Season');
      season.getByRole('link', { name: 'Choose Season' }).focus();
      await become(site);
      await vi.waitFor(() =>
        expect(season.getByRole('button', { name: 'Choose Season' })).toHaveFocus(),
      );
    });
  });

  it('says that there is nothing to sell', async () => {
    await show([]);
    expect(screen.getByText('Nothing for sale here yet')).toBeVisible();
  });

  it.each([
    ['KID_PURCHASE_DENIED', /Child profiles cannot buy/],
    ['OUTSIDE_REGION', /cannot subscribe/],
    ['VPN_BLOCKED', /VPN/],
  ])('says at once why nobody may buy: %s', async (code, words) => {
    await show(plans, { basketAnswer: refusal(403, code) });
    expect(await screen.findByRole('dialog')).toHaveTextContent(words);
  });

  it('[2.8-01] says that a change of plan is not possible', async () => {
    const site = await show(plans);
    vi.spyOn(site.origin, 'call').mockRejectedValue(
      new (await import('@marquee/origin-client')).OriginError('http', {
        status: 422,
        code: 'INVALID_TIER_CHANGE',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose Highlights' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You cannot change to this plan from the one that you have.',
    );
  });

  it('[2.4-08] asks a viewer who has had the trial whether they pay today', async () => {
    const site = await show(plans);
    const { OriginError } = await import('@marquee/origin-client');
    vi.spyOn(site.origin, 'call').mockRejectedValue(
      new OriginError('http', {
        status: 409,
        code: 'FREE_TRIAL_DENIED',
        messages: ['freeTrialDenied'],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose Season' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your free trial has been used' });
    expect(dialog).toHaveTextContent('Season costs \u2068€9.99\u2069 a month from today.');
  });
});
