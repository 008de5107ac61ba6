import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailConfirmationRedirection } from '../confirmation/redirection';
import { pagesFor } from '../testing/pages-for';
import { answer, refusal, showSite } from '../testing/show-site';
import { reaches } from '../testing/sign-in-form';
import {
  type Auth,
  agree,
  consents,
  email,
  fillIn,
  fillInAndSend,
  letters,
  opened,
  password,
  reading,
  rehydrate,
  rules,
  secret,
  send,
  sent,
  show,
  signUp,
  signup,
  terms,
  withTerms,
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

describe('the sign-up form', () => {
  it('[1.2-036] asks for address and password where a realm’s provider declares nothing', async () => {
    await show();
    expect(await email()).toHaveAttribute('autocomplete', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('asks for the fields that the realm’s provider declares, by its labels', async () => {
    const { fetch } = await show('/signup', { auth: { providers: [ownFields] } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Favourite/ }), 'Amir');
    await fillInAndSend();
    await reaches('home');
    expect(sent(fetch)[0]?.body).toMatchObject({ fields: { favourite: 'Amir' } });
  });

  it('sends nothing while a field is empty, and shows what is missing', async () => {
    const { calls } = await show();
    await email();
    await send();
    await waitFor(async () => expect(await email()).toHaveFocus());
    expect(await email()).toBeInvalid();
    expect(calls()).toEqual([]);
  });

  it('sends address and password, the details apart, and no bearer', async () => {
    const { fetch, calls } = await show('/signup?from=%2Fnews', {
      auth: { providers: [ownFields] },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Favourite/ }), 'Amir');
    await fillInAndSend();
    await reaches('news');
    expect(calls()).toEqual(['/realm/consents', '/signup']);
    const [{ headers, body } = {}] = sent(fetch);
    expect(headers).not.toHaveProperty('authorization');
    expect(body).toEqual({
      id: 'kim@example.com',
      secret,
      fields: { favourite: 'Amir' },
      consentAnswers: [],
      redirectUri: `${window.location.origin}/email-confirmation`,
    });
  });

  it('is that of another provider with `providerName`, which signs up there', async () => {
    const { fetch } = await show('/signup?providerName=pbr&from=%2Fnews', {
      auth: { providers: [{ type: 'id' }, { type: 'pbr' }] },
    });
    await fillInAndSend();
    await reaches('news');
    expect(sent(fetch)[0]?.body.provider).toBe('pbr');
  });
});

const ownFields: Auth['providers'][number] = {
  type: 'id',
  fields: [
    {
      id: 'favourite',
      type: 'text',
      label: { en: 'Favourite fighter' },
      order: 0,
      readOnly: false,
      required: false,
    },
    { id: 'email', type: 'email', order: 1, readOnly: false, required: true },
    { id: 'password', type: 'password', order: 2, readOnly: false, required: true },
  ],
};

describe('the terms of signing up', () => {
  it('are not asked where the realm has none', async () => {
    const { session } = await show('/signup?from=%2Fnews');
    await fillInAndSend();
    await reaches('news');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.state.status).toBe('viewer');
    expect(emailConfirmationRedirection('demo').read()).toBe('/news');
  });

  it('[1.2-138] [1.2-139] [1.4-33] [1.5-30] [1.5-31] are titled, start as their defaults say, and wait for every required choice', async () => {
    const { fetch } = await show('/signup', { terms: [reading, rules, letters] });
    await fillInAndSend();
    const dialog = await terms();
    const boxes = within(dialog).getAllByRole('checkbox');
    expect(boxes, 'information is only read').toHaveLength(2);
    const [needed, optional] = boxes as [HTMLElement, HTMLElement];
    expect(needed).not.toBeChecked();
    expect(optional).toBeChecked();
    expect(agree(dialog)).toBeDisabled();
    await userEvent.click(needed);
    expect(agree(dialog)).toBeEnabled();
    await userEvent.click(needed);
    expect(agree(dialog)).toBeDisabled();
    await userEvent.click(needed);
    await userEvent.click(optional);
    await userEvent.click(agree(dialog));
    await reaches('home');
    expect(sent(fetch)[0]?.body.consentAnswers).toEqual([
      { fieldName: 'rules', version: '3', accepted: true },
      { fieldName: 'letters', version: '3', accepted: false },
    ]);
  });

  it('[1.5-30] that are information alone never block', async () => {
    await show('/signup', { terms: [reading] });
    await fillInAndSend();
    expect(agree(await terms())).toBeEnabled();
  });

  it('[1.4-34] cannot be sent again while they are being sent', async () => {
    const { fetch } = await show('/signup', {
      terms: [rules],
      answers: { [signup]: () => new Promise(() => {}) },
    });
    const dialog = await signUp();
    const button = within(dialog).getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(button);
    expect(sent(fetch)).toHaveLength(1);
    expect(within(dialog).getByRole('checkbox')).toBeDisabled();
  });

  it('that are declined send nothing, and the form keeps its values', async () => {
    const { calls } = await show('/signup', { terms: [rules] });
    await fillInAndSend();
    const dialog = await terms();
    const [, notNow] = within(dialog).getAllByRole('button', { name: 'Not now' });
    await userEvent.click(notNow as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await email()).toHaveValue('kim@example.com');
    expect(password()).toHaveValue(secret);
    expect(calls()).toEqual(['/realm/consents']);
    await send();
    expect(await terms()).toBeVisible();
  });

  it('[1.8-28] that could not be saved say so, and stay ticked', async () => {
    const replies = [refusal(500, 'INTERNAL_ERROR'), opened()];
    await show('/signup', {
      terms: [rules],
      answers: { [signup]: () => replies.shift() ?? answer(500) },
    });
    const dialog = await signUp();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /cannot create accounts right now/,
    );
    expect(within(dialog).getByRole('alert')).toHaveTextContent('req-7');
    expect(within(dialog).getByRole('checkbox')).toBeChecked();
    await userEvent.click(agree(dialog));
    await reaches('home');
  });

  it('that cannot be loaded say so, nothing is lost, and later they have no old message', async () => {
    let offline = true;
    const { calls } = await show('/signup', {
      answers: {
        [consents]: () => {
          if (offline) throw new TypeError('Failed to fetch');
          return withTerms(rules)();
        },
      },
    });
    await fillInAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not connect');
    expect(await email()).toHaveValue('kim@example.com');
    expect(password()).toHaveValue(secret);
    expect(calls()).not.toContain('/signup');
    offline = false;
    await send();
    expect(within(await terms()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are asked again when the origin refuses them as changed', async () => {
    const asked = [withTerms(rules), withTerms({ ...rules, version: '4' })];
    const replies = [refusal(428, 'CONSENT_REQUIRED'), opened()];
    const { fetch } = await show('/signup', {
      answers: {
        [consents]: () => (asked.shift() ?? (() => answer(500)))(),
        [signup]: () => replies.shift() ?? answer(500),
      },
    });
    await signUp();
    await waitFor(async () =>
      expect(within(await terms()).getByRole('alert')).toHaveTextContent(/terms have changed/),
    );
    const dialog = await terms();
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(agree(dialog));
    await reaches('home');
    expect(sent(fetch).map(({ body }) => body.consentAnswers[0].version)).toEqual(['3', '4']);
  });
});

describe('the typed values of a sign-up', () => {
  it('[1.3-19] are there after a reload, but never a password', async () => {
    const first = await show();
    await fillIn();
    first.unmount();
    expect(sessionStorage.getItem(rehydrate)).toBe('{"email":"kim@example.com"}');
    await show();
    await waitFor(async () => expect(await email()).toHaveValue('kim@example.com'));
    expect(password()).toHaveValue('');
  });

  it('are removed once the account is open', async () => {
    await show();
    await fillIn();
    expect(sessionStorage.getItem(rehydrate)).not.toBeNull();
    await send();
    await reaches('home');
    expect(sessionStorage.getItem(rehydrate)).toBeNull();
  });
});

describe('the other providers of a sign-up', () => {
  const openid = (clientName: string): Auth['providers'][number] => ({
    type: 'openid',
    clientName,
    label: { en: clientName },
  });
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('carry type=signup and the page’s query; a provider with a form has it on this page', async () => {
    await show('/signup?from=%2Fnews', {
      auth: {
        providers: [{ type: 'id' }, openid('nations'), { type: 'pbr' }, { type: 'magicLink' }],
      },
    });
    await email();
    await waitFor(() =>
      expect(hrefs()).toEqual(
        expect.arrayContaining([
          '/login/openid/nations?from=%2Fnews&type=signup',
          '/signup?from=%2Fnews&providerName=pbr',
        ]),
      ),
    );
    expect(hrefs().join(), 'it opens no accounts').not.toContain('magic-link');
  });

  it('[1.2-104] are gone to at once where a realm has only one', async () => {
    const { router, fetch } = await show('/signup?from=%2Fnews', {
      auth: { providers: [openid('nations')] },
      answers: { '/api/v2/openid/nations/auth-uri': () => new Promise(() => {}) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/openid/nations'));
    expect(router.state.location.search).toBe('?from=%2Fnews&type=signup');
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(new URL(String(fetch.mock.calls[0]?.[0])).searchParams.get('authoriseUriFlow')).toBe(
      'SIGNUP',
    );
  });
});

it('[1.2-102] the sign-up page sends on a signed-in viewer', async () => {
  await show('/signup?from=%2Fnews', { signedIn: true });
  await reaches('news');
});

it('the sign-up page is that of a redeemed gift as well, and leads to the gift', async () => {
  const { router } = await showSite({
    at: '/gift/redeem/A%2FB/register',
    features: [pagesFor('gift', 'giftOne', 'redeem')],
    answers: { [consents]: withTerms(), [signup]: opened },
  });
  await fillInAndSend();
  await reaches('redeem');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/redeem?redeemCode=A%2FB');
});

it.each(['/signup', '/gift/redeem/x/register'])(
  '%s is missing in a realm without self-registration',
  async (at) => {
    await show(at, { auth: { selfRegistration: false } });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);
