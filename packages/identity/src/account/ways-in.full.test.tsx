import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import type { AuthProvider } from '@marquee/realm';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as sdk from '../providers/firebase/sdk';
import {
  detailsPath,
  inDialog,
  linkedPath,
  links,
  part,
  press,
  rows,
  secretPath,
  sent,
  show,
  whereSignedIn,
} from '../testing/account-page';
import { answer, refusal } from '../testing/show-site';

const google = vi.hoisted(() => ({ changePassword: vi.fn() }));
vi.mock(
  '../providers/firebase/sdk',
  () =>
    ({ changePassword: google.changePassword }) satisfies Partial<
      Record<keyof typeof sdk, unknown>
    >,
);

let forget: () => void;
beforeAll(() => {
  forget = teachDialogs();
});
afterAll(() => forget());
beforeEach(() => {
  google.changePassword.mockReset().mockResolvedValue(undefined);
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
