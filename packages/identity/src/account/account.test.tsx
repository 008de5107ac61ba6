import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import type { components } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import { realmFixture } from '@marquee/renderer/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as sdk from '../providers/firebase/sdk';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';

const google = vi.hoisted(() => ({ changePassword: vi.fn() }));
vi.mock(
  '../providers/firebase/sdk',
  () =>
    ({ changePassword: google.changePassword }) satisfies Partial<
      Record<keyof typeof sdk, unknown>
    >,
);

type UserSession = components['schemas']['UserSession'];
type Linked = components['schemas']['LinkedAccounts']['accounts'];

const sessionsPath = '/api/v2/user/sessions';
const linkedPath = '/api/v2/user/linked-accounts';
const secretPath = '/api/v2/user/secret';
const detailsPath = '/api/v2/user/details';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const here: UserSession = {
  id: id(1),
  current: true,
  device: 'Firefox, Linux',
  address: '203.0.113.*',
  signedInAt: '2026-11-20T18:04:00Z',
  lastUsedAt: '2026-11-22T08:00:00Z',
};
const phone: UserSession = { ...here, id: id(2), current: false, device: 'Safari, iPhone' };
const unknown: UserSession = { ...here, id: id(3), current: false, device: '' };

/** An origin whose sessions end. */
function sessions(...open: UserSession[]): Answers {
  let now = open;
  const one = (ended: UserSession) => [
    `${sessionsPath}/${ended.id}`,
    () => {
      const known = now.includes(ended);
      now = now.filter((other) => other !== ended);
      return known ? answer(204) : refusal(404, 'UNKNOWN_SESSION');
    },
  ];
  return {
    ...Object.fromEntries(open.map(one)),
    [sessionsPath]: () => answer(200, { sessions: now }),
    [`DELETE ${sessionsPath}`]: () => {
      now = now.filter(({ current }) => current);
      return answer(204);
    },
  };
}

/** An origin whose linked accounts can be unlinked. */
function links(...tied: Linked): Answers {
  let now = tied;
  return {
    [linkedPath]: () => answer(200, { accounts: now }),
    [`DELETE ${linkedPath}`]: () => {
      now = now.slice(1);
      return answer(204);
    },
  };
}

const details = {
  [detailsPath]: () =>
    answer(200, { email: 'kim@example.com', emailConfirmed: true, fields: {}, missing: [] }),
};

const show = (answers: Answers = {}, providers: AuthProvider[] = [{ type: 'id' }]) =>
  showSite({
    at: '/account',
    signedIn: true,
    realm: { auth: { providers, selfRegistration: false } },
    answers: { ...sessions(here), ...links(), ...details, ...answers },
  });

type Fetch = Awaited<ReturnType<typeof showSite>>['fetch'];
const sent = (fetch: Fetch, ...methods: string[]) =>
  fetch.mock.calls
    .filter(([, init]) => methods.includes(init?.method ?? 'GET'))
    .map(([url, init]) => {
      const { pathname, search } = new URL(String(url));
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      return { path: pathname + search, ...(body ? { body } : {}) };
    });

let forget: () => void;
beforeAll(() => {
  forget = teachDialogs();
});
afterAll(() => forget());
beforeEach(() => {
  google.changePassword.mockReset().mockResolvedValue(undefined);
});

const part = (name: string) => screen.findByRole('region', { name });
const rows = async (name: string) => within(await part(name)).findAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (title: string, button: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', {
      name: button,
    }),
  );
const whereSignedIn = 'Where you are signed in';

describe('the account page', () => {
  it('[1.2-041] is at the brand’s own address as well, with the realm’s account menu', async () => {
    const realm = realmFixture();
    await showSite({
      at: '/demo-pass',
      signedIn: true,
      realm: {
        account: { path: '/demo-pass' },
        menus: {
          ...realm.menus,
          account: [
            { label: { en: 'Help' }, to: { href: 'https://help.example/' } },
            { label: { en: 'Account' }, to: { route: 'brandedAccount' } },
          ],
        },
      },
      answers: { ...sessions(here), ...links(), ...details },
    });
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'More in your account' }));
    expect(menu.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      'https://help.example/',
    );
    expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Account');
  });

  it('has the brand’s own heading', async () => {
    await showSite({
      at: '/demo-pass',
      signedIn: true,
      realm: { account: { path: '/demo-pass', title: { en: 'Demo Pass' } } },
      answers: { ...sessions(here), ...links(), ...details },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Demo Pass' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your account' })).toBeNull();
  });

  it('has no menu where the realm lists no entries', async () => {
    await show();
    await part(whereSignedIn);
    expect(
      screen.queryByRole('navigation', { name: 'More in your account' }),
    ).not.toBeInTheDocument();
  });
});

describe('the list of sessions', () => {
  it('has this device, which has no button, and the others', async () => {
    await show(sessions(here, phone, unknown));
    const [first, second, third] = await rows(whereSignedIn);
    expect(first).toHaveTextContent('Firefox, Linux');
    expect(first).toHaveTextContent('This device');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('From 203.0.113.*');
    expect(within(second as HTMLElement).getByRole('button')).toHaveAccessibleName(
      'Sign out Safari, iPhone',
    );
    expect(third).toHaveTextContent('Unknown device');
  });

  it('has this device first, in any order of the answer', async () => {
    await show(sessions(phone, here));
    const [first] = await rows(whereSignedIn);
    expect(first).toHaveTextContent('This device');
  });

  it('ends a session after a question, and the focus stays visible', async () => {
    const { fetch } = await show(sessions(here, phone));
    await press('Sign out Safari, iPhone');
    await inDialog('Sign this device out?', 'Cancel');
    expect(sent(fetch, 'DELETE')).toEqual([]);
    await press('Sign out Safari, iPhone');
    await inDialog('Sign this device out?', 'Sign out');
    expect(await screen.findByText('The device is signed out.')).toBeVisible();
    expect(sent(fetch, 'DELETE')).toEqual([{ path: `${sessionsPath}/${phone.id}` }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await rows(whereSignedIn)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: whereSignedIn })).toHaveFocus();
  });

  it('ends all other sessions at once after a question', async () => {
    const { fetch } = await show(sessions(here, phone, unknown));
    await press('Sign out everywhere else');
    await inDialog('Sign out everywhere else?', 'Sign out');
    expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
    expect(sent(fetch, 'DELETE')).toEqual([{ path: sessionsPath }]);
    expect(await rows(whereSignedIn)).toHaveLength(1);
    expect(
      screen.queryByRole('button', { name: 'Sign out everywhere else' }),
    ).not.toBeInTheDocument();
  });

  it('says that a session has ended already, and removes it', async () => {
    const answers = sessions(here, phone);
    await show(answers);
    await rows(whereSignedIn);
    answers[`${sessionsPath}/${phone.id}`]?.();
    await press('Sign out Safari, iPhone');
    await inDialog('Sign this device out?', 'Sign out');
    expect(await screen.findByText('That device was already signed out.')).toBeVisible();
    expect(await rows(whereSignedIn)).toHaveLength(1);
  });

  describe('of many sessions', () => {
    const numbered = (number: number): UserSession => ({
      ...(number === 1 ? here : phone),
      id: id(number),
      device: number === 1 ? here.device : `Phone ${number}`,
    });
    const all = Array.from({ length: 40 }, (_, at) => numbered(at + 1));
    /** An origin that sends pages of the open sessions. */
    const paged = (open = all): Answers => ({
      ...sessions(...open),
      [sessionsPath]: (query) => {
        const begin = open.findIndex((one) => one.id === query?.get('lastSeen')) + 1;
        const page = open.slice(begin, begin + Number(query?.get('rpp')));
        return answer(200, { sessions: page, total: open.length });
      },
    });
    const asked = (fetch: Fetch) =>
      sent(fetch, 'GET').flatMap(({ path }) => (path.startsWith(sessionsPath) ? [path] : []));

    it('shows a few, and more at a press, with the focus on the first new one', async () => {
      const { fetch } = await show(paged());
      expect(await rows(whereSignedIn)).toHaveLength(6);
      expect(screen.getByText('6 of 40')).toBeVisible();
      await press('Show more');
      await waitFor(async () => expect(await rows(whereSignedIn)).toHaveLength(30));
      const drawn = await rows(whereSignedIn);
      expect(drawn[6]).toHaveTextContent('Phone 7');
      expect(drawn[6]).toHaveFocus();
      expect(screen.getByText('24 more loaded')).toBeInTheDocument();
      await press('Show more');
      await waitFor(async () => expect(await rows(whereSignedIn)).toHaveLength(40));
      expect((await rows(whereSignedIn))[30]).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
      expect(asked(fetch)).toEqual([
        `${sessionsPath}?rpp=6`,
        `${sessionsPath}?rpp=24&lastSeen=${id(6)}`,
        `${sessionsPath}?rpp=24&lastSeen=${id(30)}`,
      ]);
    });

    it('ends all others where only this session has been shown so far', async () => {
      const { fetch } = await show({
        ...paged(),
        [sessionsPath]: () => answer(200, { sessions: [here], total: 40 }),
      });
      await rows(whereSignedIn);
      await press('Sign out everywhere else');
      await inDialog('Sign out everywhere else?', 'Sign out');
      expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
      expect(sent(fetch, 'DELETE')).toEqual([{ path: sessionsPath }]);
    });

    it('loads as many as were shown once a session has ended', async () => {
      const { fetch } = await show(paged());
      await press('Show more');
      await waitFor(async () => expect(await rows(whereSignedIn)).toHaveLength(30));
      await press('Sign out Phone 20');
      await inDialog('Sign this device out?', 'Sign out');
      await screen.findByText('The device is signed out.');
      expect(asked(fetch).at(-1)).toBe(`${sessionsPath}?rpp=30`);
      expect(await rows(whereSignedIn)).toHaveLength(30);
    });

    it('shows only a few of an answer without pages', async () => {
      const { fetch } = await show(sessions(...all));
      expect(await rows(whereSignedIn)).toHaveLength(6);
      await press('Show more');
      expect(await rows(whereSignedIn)).toHaveLength(30);
      expect(asked(fetch)).toHaveLength(1);
    });

    it('keeps the shown sessions when the next page fails, says why, and can load it again', async () => {
      let broken = false;
      const answers = paged();
      await show({
        ...answers,
        [sessionsPath]: (query) =>
          broken ? refusal(500, 'INTERNAL_ERROR') : (answers[sessionsPath]?.(query) ?? answer(404)),
      });
      await rows(whereSignedIn);
      broken = true;
      await press('Show more');
      const where = within(await part(whereSignedIn));
      await waitFor(() =>
        expect(where.getByRole('alert')).toHaveTextContent('This is not working right now'),
      );
      expect(await rows(whereSignedIn)).toHaveLength(6);
      expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
      broken = false;
      await press('Show more');
      await waitFor(async () => expect(await rows(whereSignedIn)).toHaveLength(30));
      expect(where.queryByText(/This is not working right now/)).not.toBeInTheDocument();
    });
  });

  it('can be loaded again after a failure', async () => {
    let broken = true;
    await show({
      [sessionsPath]: () =>
        broken ? refusal(500, 'INTERNAL_ERROR') : answer(200, { sessions: [here] }),
    });
    const where = within(await part(whereSignedIn));
    expect(await where.findByRole('alert')).toHaveTextContent('This is not working right now');
    broken = false;
    await userEvent.click(where.getByRole('button', { name: 'Try again' }));
    expect(await rows(whereSignedIn)).toHaveLength(1);
  });
});

describe('the viewer’s details', () => {
  const known = { name: 'Robin', address: { country: 'DE', city: 'Kiel' } };
  const saving = (reply: () => Response): Answers => ({ [`PUT ${detailsPath}`]: reply });
  const kept = (given: Record<string, unknown> = {}) =>
    answer(200, {
      email: 'kim@example.com',
      emailConfirmed: true,
      fields: known,
      missing: [],
      ...given,
    });
  const box = async (name: string) =>
    within(await part('Your details')).findByRole('textbox', { name: new RegExp(`^${name}`) });
  const save = async () =>
    userEvent.click(within(await part('Your details')).getByRole('button', { name: 'Save' }));

  it('[1.3-15] are name, email address and address, the email address read-only', async () => {
    await show({ [detailsPath]: () => kept() });
    expect(await box('Name')).toHaveValue('Robin');
    const email = await box('Email address');
    expect(email).toHaveValue('kim@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(email).not.toHaveAttribute('aria-required', 'true');
    expect(email.closest('[data-ui="field"]')).not.toHaveTextContent('*');
    const address = within(await part('Your details')).getByRole('group', { name: /^Address/ });
    const country = within(address).getByRole('combobox', { name: /Country/ });
    await waitFor(() => expect(country).toHaveValue('DE'));
  });

  it('are saved without the email address, and the focus stays visible', async () => {
    const { fetch } = await show({
      [detailsPath]: () => kept({ fields: { name: 'Robin' } }),
      ...saving(kept),
    });
    const name = await box('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Kim');
    await save();
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    expect(sent(fetch, 'PUT')).toEqual([
      { path: detailsPath, body: { fields: { name: 'Kim' }, before: { name: 'Robin' } } },
    ]);
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
    const said = screen.getByText('Your details have been saved.');
    const below = said.compareDocumentPosition(await box('Name'));
    expect(below, 'it is said where the focus is').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const lacks = { missingInformationStatus: 'REQUIRED' };

  it('show a missing one as soon as the completion dialog has saved it', async () => {
    let fields: Record<string, unknown> = {};
    const { session } = await show({ [detailsPath]: () => kept({ fields }) });
    expect(await box('Name')).toHaveValue('');
    await act(() => session.signIn(tokens(lacks)));
    fields = { name: 'Kim' };
    await act(() => session.signIn(tokens()));
    await waitFor(async () => expect(await box('Name')).toHaveValue('Kim'));
  });

  it('keep typed values when a renewed token says that something is missing, or may be given', async () => {
    const { session, fetch } = await show({ [detailsPath]: () => kept() });
    await userEvent.type(await box('Name'), ' Kim');
    const asked = () =>
      sent(fetch, 'GET').filter(({ path }) => path.startsWith(detailsPath)).length;
    const before = asked();
    await act(() => session.signIn(tokens({ missingInformationStatus: 'OPTIONAL' })));
    await act(() => session.signIn(tokens()));
    await act(() => session.signIn(tokens(lacks)));
    expect(asked()).toBe(before);
    expect(await box('Name')).toHaveValue('Robin Kim');
  });

  it('show a value that was given during another call as soon as that call ends', async () => {
    let fields: Record<string, unknown> = {};
    let deliver = (_: Response) => {};
    const letter = new Promise<Response>((resolve) => {
      deliver = resolve;
    });
    const { session } = await show({
      [detailsPath]: () => kept({ fields, emailConfirmed: false }),
      '/api/v2/email-confirmation/create': () => letter,
    });
    expect(await box('Name')).toHaveValue('');
    await act(() => session.signIn(tokens(lacks)));
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    fields = { name: 'Kim' };
    await act(() => session.signIn(tokens()));
    expect(await box('Name')).toHaveValue('');
    await act(async () => deliver(answer(204)));
    await waitFor(async () => expect(await box('Name')).toHaveValue('Kim'));
  });

  it('that could not be saved stay as typed until they are saved', async () => {
    let fails = true;
    let fields: Record<string, unknown> = {};
    let refuse = (_: Response) => {};
    const refused = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const { session } = await show({
      [detailsPath]: () => kept({ fields }),
      [`PUT ${detailsPath}`]: () => (fails ? refused : kept({ fields })),
    });
    await act(() => session.signIn(tokens(lacks)));
    await userEvent.type(await box('Name'), 'Kim');
    await save();
    await act(() => session.signIn(tokens()));
    await act(async () => refuse(refusal(500, 'INTERNAL_ERROR')));
    await waitFor(async () =>
      expect(within(await part('Your details')).getByRole('alert')).toBeVisible(),
    );
    expect(await box('Name')).toHaveValue('Kim');
    fails = false;
    fields = { name: 'Kim Okafor' };
    await save();
    await waitFor(async () => expect(await box('Name')).toHaveValue('Kim Okafor'));
  });

  it('[1.8-30] that wait for open terms are saved as typed when the terms are accepted', async () => {
    let accepted = false;
    let fields: Record<string, unknown> = { name: 'Robin' };
    const term = {
      fieldName: 'rules',
      fieldType: 'BINARY_CHOICE',
      required: true,
      version: '2',
      label: 'Rules',
      text: '<p>I agree.</p>',
    };
    const { session } = await show({
      [detailsPath]: () => kept({ fields }),
      ...saving(() => {
        if (!accepted) return refusal(428, 'CONSENT_REQUIRED');
        fields = { name: 'Kim' };
        return kept({ fields });
      }),
      '/api/v2/realm/consents': () => answer(200, { terms: [term] }),
      'PUT /api/v2/user/consents': () => {
        accepted = true;
        return answer(204);
      },
      '/api/v2/token/refresh': () => answer(200, tokens()),
    });
    const name = await box('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Kim');
    await act(() => session.signIn(tokens(lacks)));
    await save();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Rules/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    expect(await box('Name')).toHaveValue('Kim');
  });

  it('need a name', async () => {
    const { fetch } = await show();
    await box('Name');
    await save();
    expect(await box('Name')).toHaveAccessibleDescription(/Enter your name/);
    expect(sent(fetch, 'PUT')).toEqual([]);
  });

  it('have the message of a refused value at its field', async () => {
    const refused = {
      status: 422,
      code: 'FIELDS_REFUSED',
      messages: ['name:invalid'],
      requestId: 'r',
    };
    await show({
      [detailsPath]: () => kept({ fields: { name: 'Robin' } }),
      ...saving(() => answer(422, refused)),
    });
    await userEvent.type(await box('Name'), ' 2');
    await save();
    await waitFor(async () => expect(await box('Name')).toBeInvalid());
    expect(await box('Name')).toHaveValue('Robin 2');
  });

  const overtyped = async (text: string) => {
    const name = await box('Name');
    await userEvent.clear(name);
    await userEvent.type(name, text);
    await save();
  };
  /** Another tab has stored a name since the form was filled in; what comes after the refusal is stored. */
  const changedElsewhere = (stored: string): Answers => {
    let fields = { name: 'Robin' };
    return {
      [detailsPath]: () => kept({ fields }),
      [`PUT ${detailsPath}`]: () => {
        if (fields.name !== 'Robin') {
          fields = { name: 'Kim' };
          return kept({ fields });
        }
        fields = { name: stored };
        const refused = { status: 409, code: 'DETAILS_CHANGED', messages: ['Changed.'] };
        return answer(409, { ...refused, requestId: 'r-1', details: { fields: { name: stored } } });
      },
    };
  };

  it('that nobody changed here are not sent, so that an older form takes nothing back', async () => {
    const { fetch } = await show({
      [detailsPath]: () => kept({ fields: { name: 'Robin' } }),
      ...saving(kept),
    });
    await box('Name');
    await save();
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    expect(sent(fetch, 'PUT')).toEqual([]);
  });

  it('changed in another tab as well are told, and the viewer keeps what was typed', async () => {
    const { fetch } = await show(changedElsewhere('Robin Elsewhere'));
    await overtyped('Kim');
    expect(await screen.findByText('Robin Elsewhere')).toBeVisible();
    expect(await screen.findByText(/^Nothing was saved/)).toBeVisible();
    expect(await box('Name')).toHaveValue('Kim');
    await press('Save what I entered');
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    expect(sent(fetch, 'PUT').at(-1)?.body).toEqual({
      fields: { name: 'Kim' },
      before: { name: 'Robin Elsewhere' },
    });
    expect(await box('Name')).toHaveValue('Kim');
    expect(screen.queryByText('Robin Elsewhere')).toBeNull();
  });

  it('changed in another tab as well are told, and the viewer takes what is stored', async () => {
    const { fetch } = await show(changedElsewhere('Robin Elsewhere'));
    await overtyped('Kim');
    await press('Use what is stored');
    expect(await box('Name')).toHaveValue('Robin Elsewhere');
    await save();
    expect(await screen.findByText('Your details have been saved.')).toBeVisible();
    expect(sent(fetch, 'PUT')).toHaveLength(1);
  });

  it('that cannot be saved say so, and stay as typed', async () => {
    await show({
      [detailsPath]: () => kept({ fields: {} }),
      ...saving(() => refusal(500, 'INTERNAL_ERROR')),
    });
    await userEvent.type(await box('Name'), 'Kim');
    await save();
    expect(await within(await part('Your details')).findByRole('alert')).toHaveTextContent(
      'This is not working right now',
    );
    expect(await box('Name')).toHaveValue('Kim');
  });

  it('have a button that sends the email of an unconfirmed address once more', async () => {
    const { fetch } = await show({
      [detailsPath]: () => kept({ emailConfirmed: false }),
      '/api/v2/email-confirmation/create': () => answer(204),
    });
    await press('Send the email again');
    expect(await screen.findByText('We have sent an email to kim@example.com.')).toBeVisible();
    expect(sent(fetch, 'POST')).toEqual([
      {
        path: '/api/v2/email-confirmation/create',
        body: { id: 'kim@example.com', redirectUri: 'http://localhost:3000/email-confirmation' },
      },
    ]);
  });
});

describe('linked accounts', () => {
  const providers: AuthProvider[] = [
    { type: 'id' },
    { type: 'openid', clientName: 'nations', label: { en: 'Nations ID' } },
    { type: 'pbr' },
  ];

  it('are said to be none where there are none', async () => {
    await show({}, providers);
    expect(await screen.findByText('You have no linked accounts.')).toBeVisible();
  });

  it('have no section where no provider can be linked', async () => {
    await show();
    await part(whereSignedIn);
    expect(screen.queryByRole('region', { name: 'Linked accounts' })).not.toBeInTheDocument();
  });

  it('show a vendor’s mark beside its name, and none beside the others', async () => {
    await show(
      links(
        { provider: 'google', canUnlink: true },
        { provider: 'openid/nations', canUnlink: true },
      ),
      [...providers, { type: 'google', clientId: 'x' }],
    );
    const marks = (await rows('Linked accounts')).map(
      (row) => row.querySelector('svg')?.dataset.vendor,
    );
    expect(marks).toEqual(['google', undefined]);
  });

  it('[1.2-122] are unlinked after a question', async () => {
    const { fetch } = await show(
      links({ provider: 'openid/nations', canUnlink: true }, { provider: 'gone', canUnlink: true }),
      providers,
    );
    expect((await rows('Linked accounts')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Nations ID'),
      expect.stringContaining('gone'),
    ]);
    await press('Unlink Nations ID');
    await inDialog('Unlink Nations ID?', 'Cancel');
    expect(sent(fetch, 'DELETE')).toEqual([]);
    await press('Unlink Nations ID');
    await inDialog('Unlink Nations ID?', 'Unlink');
    expect(await screen.findByText('Nations ID has been unlinked.')).toBeVisible();
    expect(sent(fetch, 'DELETE')).toEqual([{ path: `${linkedPath}?provider=openid%2Fnations` }]);
    expect(await rows('Linked accounts')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Linked accounts' })).toHaveFocus();
  });

  it('have no button at the only sign-in method', async () => {
    await show(links({ provider: 'openid/nations', canUnlink: false }), providers);
    const [row] = await rows('Linked accounts');
    expect(row).toHaveTextContent('This is your only way to sign in');
    expect(within(row as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('keep one that has become the only sign-in method, and say so', async () => {
    const accounts = [{ provider: 'openid/nations', canUnlink: true }];
    await show(
      {
        [linkedPath]: () => answer(200, { accounts }),
        [`DELETE ${linkedPath}`]: () => refusal(409, 'ONLY_WAY_IN'),
      },
      providers,
    );
    await press('Unlink Nations ID');
    await inDialog('Unlink Nations ID?', 'Unlink');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is your only way to sign in');
    expect(await rows('Linked accounts')).toHaveLength(1);
  });
});

const current = () => screen.findByLabelText(/^Current password/, { selector: 'input' });
const next = () => screen.getByLabelText(/^New password/, { selector: 'input' });
async function change() {
  await userEvent.type(await current(), 'correct horse 9 battery');
  await userEvent.type(next(), 'a long walk home');
  await press('Change password');
}

describe('the password', () => {
  const pbr: AuthProvider[] = [{ type: 'pbr' }];

  it('[1.1-38] has no place in a realm with own ID', async () => {
    await show();
    await rows(whereSignedIn);
    expect(screen.queryByRole('region', { name: 'Password' })).not.toBeInTheDocument();
  });

  it('[1.1-38] of pbr is changed at the origin; the form begins anew', async () => {
    const { fetch } = await show({ [secretPath]: () => answer(204) }, pbr);
    expect(await current()).toHaveAttribute('autocomplete', 'current-password');
    expect(next()).toHaveAttribute('autocomplete', 'new-password');
    await change();
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(sent(fetch, 'PUT')).toEqual([
      {
        path: secretPath,
        body: {
          currentSecret: 'correct horse 9 battery',
          secret: 'a long walk home',
          provider: 'pbr',
        },
      },
    ]);
    await waitFor(async () => expect(await current()).toHaveValue(''));
    expect(screen.getByRole('heading', { name: 'Password' })).toHaveFocus();
  });

  it('is saved by a password manager under the viewer’s address', async () => {
    await show({ [secretPath]: () => answer(204) }, pbr);
    const form = (await current()).closest('form');
    await waitFor(() => expect(form?.elements[0]).toHaveValue('kim@example.com'));
    expect(form?.elements[0]).toHaveAttribute('autocomplete', 'username');
  });

  it('of a viewer who has none, or has forgotten it, is set by an email', async () => {
    const { fetch } = await show({ '/api/v2/reset-password/create': () => answer(204) }, pbr);
    await current();
    expect(await part('Password')).toHaveTextContent(/or never had one/);
    await press('Email me the link');
    expect(await screen.findByText(/We have sent the link to kim@example.com/)).toBeVisible();
    expect(sent(fetch, 'POST')).toEqual([
      {
        path: '/api/v2/reset-password/create',
        body: {
          id: 'kim@example.com',
          provider: 'pbr',
          redirectUri: expect.stringMatching(/\/login\/resetpwd|\/resetpwd\?.*providerName=pbr/),
        },
      },
    ]);
  });

  it.each([
    ['[1.5-38]', 403, 'INVALID_CURRENT_CREDENTIALS', 'The current password is incorrect.'],
    ['', 422, 'WEAK_SECRET', 'This password is too easy to guess.'],
    ['[1.8-21]', 409, 'SOMETHING_NEW', 'Something went wrong. Try again in a moment.'],
  ])('shows the failure %s %s %s, and keeps what was typed', async (_id, status, code, text) => {
    await show({ [secretPath]: () => refusal(status, code) }, pbr);
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(next()).toHaveValue('a long walk home');
  });

  const openid = (resetUri?: string): AuthProvider[] => [
    { type: 'id' },
    {
      type: 'openid',
      clientName: 'nations',
      label: { en: 'Nations ID' },
      ...(resetUri ? { resetUri } : {}),
    },
  ];
  const nations = links({ provider: 'openid/nations', canUnlink: true });

  it('[1.1-39] of an OpenID provider with a resetUri is changed there', async () => {
    await show(nations, openid('https://nations.example/password'));
    expect(await screen.findByRole('link', { name: 'Change it there' })).toHaveAttribute(
      'href',
      'https://nations.example/password',
    );
  });

  it.each([
    ['[1.1-39] without a resetUri', nations, undefined],
    ['whose viewer has no account there', links(), 'https://nations.example/password'],
  ])('has no place at an OpenID provider %s', async (_what, answers, resetUri) => {
    await show(answers, openid(resetUri));
    await rows(whereSignedIn);
    expect(screen.queryByRole('link', { name: 'Change it there' })).not.toBeInTheDocument();
  });
});

describe('the password of a Firebase project', () => {
  const firebase: AuthProvider[] = [
    { type: 'id' },
    {
      type: 'firebase',
      apikey: 'public-web-key',
      authDomain: 'noor.firebaseapp.com',
      projectId: 'noor',
    },
  ];
  const linked = links({ provider: 'firebase', canUnlink: true });

  it('[1.1-38] has a form only for a viewer with an account there', async () => {
    await show(links(), firebase);
    await rows(whereSignedIn);
    expect(screen.queryByRole('region', { name: 'Password' })).not.toBeInTheDocument();
  });

  it('[1.5-37] is changed at the project, with the viewer’s address and current password', async () => {
    const { fetch } = await show(linked, firebase);
    await change();
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(google.changePassword).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ language: 'en' }),
      'kim@example.com',
      expect.objectContaining({
        currentSecret: 'correct horse 9 battery',
        secret: 'a long walk home',
      }),
    );
    expect(sent(fetch, 'PUT'), 'the origin learns no password').toEqual([]);
  });

  it.each([
    ['[1.5-38]', 'auth/invalid-credential', 'The current password is incorrect.'],
    ['', 'auth/weak-password', 'This password is too easy to guess.'],
    ['[1.8-21]', 'auth/requires-recent-login', 'Something went wrong. Try again in a moment.'],
  ])('shows the failure %s %s', async (_id, code, text) => {
    google.changePassword.mockRejectedValue(
      Object.assign(new Error(`Firebase: Error (${code}).`), { code }),
    );
    await show(linked, firebase);
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(next()).toHaveValue('a long walk home');
  });

  it('whose address the origin does not know is changed by an email, and that is said', async () => {
    const unknown = { email: '', emailConfirmed: false, fields: {}, missing: [] };
    await show({ ...linked, [detailsPath]: () => answer(200, unknown) }, firebase);
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign out and choose');
    expect(google.changePassword).not.toHaveBeenCalled();
  });
});
