import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { realmFixture } from '@marquee/renderer/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  details,
  detailsPath,
  here,
  links,
  marketingPath,
  part,
  press,
  sent,
  sessions,
  show,
  whereSignedIn,
} from '../testing/account-page';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';

let forget: () => void;
beforeAll(() => {
  forget = teachDialogs();
});
afterAll(() => forget());

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

describe('what the brand may do', () => {
  const newsletter = {
    fieldName: 'newsletter',
    fieldType: 'BINARY_CHOICE',
    label: 'Fight news',
    text: '<p>Send me results.</p>',
    defaultValue: 'true',
    required: false,
    version: '2026-10-01',
    accepted: false,
  };
  const choice = async () =>
    within(await part('News and offers')).findByRole('switch', { name: 'Fight news' });

  it('[2.3-25] is a choice each, by the answers of the viewer and not by defaults, saved at once', async () => {
    const { fetch } = await show({
      [marketingPath]: () => answer(200, { answers: [newsletter] }),
      [`PUT ${marketingPath}`]: () => answer(200, { answers: [{ ...newsletter, accepted: true }] }),
    });
    const news = await choice();
    expect(news).not.toBeChecked();
    expect(news).toHaveAccessibleDescription('Send me results.');
    await userEvent.click(news);
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(news).toBeChecked();
    expect(sent(fetch, 'PUT')).toEqual([
      {
        path: marketingPath,
        body: { answers: [{ fieldName: 'newsletter', version: '2026-10-01', accepted: true }] },
      },
    ]);
  });

  it('goes back where it is not saved, and a new text is read first', async () => {
    const texts = ['<p>Send me results.</p>', '<p>Send me results and offers.</p>'];
    await show({
      [marketingPath]: () =>
        answer(200, { answers: [{ ...newsletter, text: texts.shift() ?? 'No more.' }] }),
      [`PUT ${marketingPath}`]: () => refusal(409, 'TERMS_CHANGED'),
    });
    const news = await choice();
    expect(news).toHaveAccessibleDescription('Send me results.');
    await userEvent.click(news);
    expect(await screen.findByText('Send me results and offers.')).toBeVisible();
    expect(news).not.toBeChecked();
    expect(news).toHaveAccessibleDescription(/The text has changed\. Read it again, then choose\./);
  });

  it('shows what the origin knows of a new text, also where the viewer had agreed to the old one', async () => {
    const known = [{ accepted: true }, { accepted: false, version: '2026-11-01' }];
    await show({
      [marketingPath]: () => answer(200, { answers: [{ ...newsletter, ...known.shift() }] }),
      [`PUT ${marketingPath}`]: () => refusal(409, 'TERMS_CHANGED'),
    });
    const news = await choice();
    expect(news).toBeChecked();
    await userEvent.click(news);
    await waitFor(() =>
      expect(news).toHaveAccessibleDescription(/The text has changed\. Read it again/),
    );
    expect(news).not.toBeChecked();
  });

  it('has no part where the realm asks nothing', async () => {
    await show();
    await part(whereSignedIn);
    expect(screen.queryByRole('region', { name: 'News and offers' })).toBeNull();
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

  it('[2.3-24] are also the account’s id, where emails go, and what was given for a purchase', async () => {
    const fields = {
      name: 'Robin',
      phoneNumber: '+4915112345678',
      birthDate: '1990-04-01',
      taxNumber: '52998224725',
    };
    await show({
      [detailsPath]: () =>
        kept({ id: 'viewer-1', email: '', contactEmail: 'robin@example.com', fields }),
    });
    expect(await box('Name')).toHaveValue('Robin');
    expect(await box('Email address')).toHaveValue('robin@example.com');
    const details = within(await part('Your details'));
    expect(details.getByText('Account number').nextSibling).toHaveTextContent(/^viewer-1$/);
    expect(await details.findByRole('textbox', { name: /^Phone/ })).toHaveValue('01511 2345678');
    expect(await details.findByRole('textbox', { name: /^Tax number/ })).toHaveValue('52998224725');
    const birth = await details.findByRole('group', { name: /^Date of birth/ });
    expect(within(birth).getByDisplayValue('1990')).toBeVisible();
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
