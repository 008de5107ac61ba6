import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer, refusal } from '../testing/show-site';
import { reaches } from '../testing/sign-in-form';
import {
  agree,
  countries,
  email,
  fillInAndSend,
  opened,
  password,
  rules,
  said,
  secret,
  send,
  show,
  signUp,
  signup,
  terms,
} from '../testing/sign-up-page';

let forgetDialogs: () => void;
beforeAll(() => {
  forgetDialogs = teachDialogs();
});
afterAll(() => forgetDialogs());
const clear = () => {
  sessionStorage.clear();
  localStorage.clear();
};
beforeEach(clear);
afterEach(clear);

describe('a refused sign-up', () => {
  it.each([
    [
      'IDENTIFIER_TAKEN',
      said(409, 'IDENTIFIER_TAKEN', 'No.'),
      email,
      /There is already an account/,
    ],
    ['WEAK_SECRET', said(422, 'WEAK_SECRET', 'No.'), async () => password(), /too easy to guess/],
    ['FIELDS_REFUSED', said(422, 'FIELDS_REFUSED', 'email:invalid'), email, /./],
  ])('with %s has the message at its field, with the focus', async (_code, reply, field, text) => {
    await show('/signup', { terms: [rules], answers: { [signup]: () => reply } });
    await signUp();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveAccessibleDescription(text);
    expect(await email()).toHaveValue('kim@example.com');
    expect(password()).toHaveValue(secret);
  });

  it('that is corrected is not mentioned with the terms that follow', async () => {
    const replies = [refusal(409, 'IDENTIFIER_TAKEN'), opened()];
    await show('/signup', {
      terms: [rules],
      answers: { [signup]: () => replies.shift() ?? answer(500) },
    });
    await signUp();
    await waitFor(async () => expect(await email()).toBeInvalid());
    await userEvent.type(await email(), '.au');
    await send();
    const dialog = await terms();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(agree(dialog));
    await reaches('home');
  });

  it.each([
    ['[1.2-149] [1.6-06]', 'OUTSIDE_REGION', /You cannot subscribe to/],
    ['[1.2-150] [1.6-08]', 'VPN_BLOCKED', /You seem to be using a VPN/],
    ['[1.2-148]', 'KID_PURCHASE_DENIED', /Child profiles cannot buy/],
  ])(
    '%s [1.2-151] %s says why, and closing leads to the default menu’s page',
    async (_ids, code, text) => {
      await show('/signup', { answers: { [signup]: () => refusal(403, code) } });
      await fillInAndSend();
      const dialog = await screen.findByRole('dialog', { name: 'Not available' });
      expect(dialog).toHaveTextContent(text);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await reaches('home');
    },
  );

  it('[1.2-149] [1.2-151] [1.6-06] of a country outside the territories is told before the viewer types', async () => {
    const { calls } = await show('/signup', {
      territories: { allowed: ['GB', 'IE'] },
      answers: { [countries]: () => answer(200, { countries: [], callerCountryCode: 'JP' }) },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Not available' });
    expect(dialog).toHaveTextContent(/You cannot subscribe to/);
    expect(calls()).not.toContain('/signup');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await reaches('home');
  });

  it.each([
    [
      'inside the territories',
      { allowed: ['JP'] },
      () => answer(200, { countries: [], callerCountryCode: 'JP' }),
    ],
    ['where the country is unknown', { allowed: ['GB'] }, () => answer(200, { countries: [] })],
    ['where the countries cannot be loaded', { allowed: ['GB'] }, () => answer(500)],
  ])('of a country is left to the origin %s', async (_, territories, reply) => {
    await show('/signup', { territories, answers: { [countries]: reply } });
    await fillInAndSend();
    await reaches('home');
  });

  it('of a country is not looked up where the realm is for all countries', async () => {
    const { calls } = await show();
    await fillInAndSend();
    await reaches('home');
    expect(calls()).not.toContain(countries);
  });

  it('that names no field has the message above the form', async () => {
    await show('/signup', { answers: { [signup]: () => refusal(403, 'SIGN_UP_CLOSED') } });
    await fillInAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(/is not accepting new accounts/);
    expect(await email()).toHaveValue('kim@example.com');
  });

  it('with a field that the form does not have has the message above it', async () => {
    await show('/signup', {
      answers: { [signup]: () => said(422, 'FIELDS_REFUSED', 'shoeSize:required') },
    });
    await fillInAndSend();
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
