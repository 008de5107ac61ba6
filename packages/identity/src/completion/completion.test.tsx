import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import type { OriginError } from '@marquee/origin-client';
import { saveUserDetails } from '@marquee/origin-client/calls';
import type { AuthProvider } from '@marquee/realm';
import { defineFeature, useSite } from '@marquee/renderer';
import { siteChrome } from '@marquee/renderer/chrome';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsentTerm } from '../consent/consent-terms';
import { type Answers, answer, refusal, showSite, tokens } from '../testing/show-site';

const details = '/api/v2/user/details';
const terms = '/api/v2/realm/consents';
const answers = '/api/v2/user/consents';
const renewal = '/api/v2/token/refresh';

const noLabels = async () => ({ default: {} });
const page = (text: string) => async () => ({ Page: () => <h1>{text}</h1>, chrome: siteChrome });
/** Pages of the site, and one without the site's chrome. */
const pages = defineFeature({
  name: 'pages',
  routes: [
    { name: 'browse', load: page('Browse') },
    { name: 'releases', load: page('Releases') },
    { name: 'search', load: async () => ({ Page: () => <h1>Alone</h1> }) },
  ],
  labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
});

const rules: ConsentTerm = {
  fieldName: 'rules',
  fieldType: 'BINARY_CHOICE',
  required: true,
  version: '2',
  label: 'Rules',
  text: '<p>I agree to the rules.</p>',
};
const letters: ConsentTerm = { ...rules, fieldName: 'letters', label: 'Letters', required: false };

const saved = (missing: string[] = []) =>
  answer(200, { email: 'kim@example.com', emailConfirmed: true, fields: {}, missing });

const incomplete = { missingInformationStatus: 'REQUIRED' };

interface Lacking {
  missing?: string[];
  asked?: ConsentTerm[];
  given?: Answers;
  claims?: Record<string, unknown>;
  providers?: AuthProvider[];
}

/** A viewer whose token says that something is missing, on the way from one page to another. */
async function arrive({
  missing = [],
  asked = [],
  given = {},
  claims = incomplete,
  providers,
}: Lacking) {
  const shown = await showSite({
    at: '/browse',
    features: [pages],
    ...(providers ? { realm: { auth: { providers, selfRegistration: false } } } : {}),
    answers: {
      [details]: () => saved(missing),
      [terms]: () => answer(200, { terms: asked }),
      [`PUT ${answers}`]: () => answer(204),
      [renewal]: () => answer(200, tokens()),
      ...given,
    },
  });
  await act(() => shown.session.signIn(tokens(claims)));
  await act(() => shown.router.navigate('/releases'));
  return shown;
}

type Fetch = Awaited<ReturnType<typeof showSite>>['fetch'];
const sent = (fetch: Fetch, method: string, to: string) =>
  fetch.mock.calls
    .filter(([url, init]) => init?.method === method && new URL(String(url)).pathname === to)
    .map(([, init]) => (init?.body ? JSON.parse(String(init.body)) : undefined));

let forget: () => void;
beforeAll(() => {
  forget = teachDialogs();
});
afterAll(() => forget());

const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const before = 'Before you continue';
const ofUse = 'Terms of use';

describe('the completion dialog', () => {
  it('asks for fields and then terms after signing in, and the viewer goes on', async () => {
    const { fetch, session } = await arrive({
      missing: ['name'],
      asked: [rules, letters],
      given: { [`PUT ${details}`]: () => saved() },
    });
    const form = within(await dialog(before));
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Kim');
    await press('Save and continue');
    expect(sent(fetch, 'PUT', details)).toEqual([{ fields: { name: 'Kim' } }]);
    const choice = within(await dialog(ofUse)).getByRole('checkbox', { name: /Rules/ });
    expect(screen.getByRole('button', { name: 'Agree and continue' })).toBeDisabled();
    expect(sent(fetch, 'POST', renewal), 'nothing is renewed before all is given').toEqual([]);
    await userEvent.click(choice);
    await press('Agree and continue');
    await gone();
    expect(sent(fetch, 'PUT', answers)).toEqual([
      {
        consentAnswers: [
          { fieldName: 'rules', version: '2', accepted: true },
          { fieldName: 'letters', version: '2', accepted: false },
        ],
      },
    ]);
    expect(session.state.user?.missingInformationStatus).toBe('NONE');
    expect(await screen.findByText('Thank you. Your account is complete.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Releases' })).toBeVisible();
  });

  it('cannot be closed: the only other button signs out', async () => {
    const { router } = await arrive({ missing: ['name'] });
    const asked = await dialog(before);
    expect(within(asked).queryByRole('button', { name: /close|not now/i })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(asked).toBeInTheDocument();
    await press('Sign out');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/releases'));
    await gone();
  });

  it('cannot be closed at the terms either', async () => {
    await arrive({ asked: [rules] });
    const asked = await dialog(ofUse);
    await userEvent.keyboard('{Escape}');
    expect(asked).toBeInTheDocument();
    expect(within(asked).queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
    expect(within(asked).getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  it('asks with the labels and the rules of the realm’s form', async () => {
    const fields = [
      {
        id: 'name',
        type: 'name' as const,
        required: false,
        order: 0,
        readOnly: false,
        label: { en: 'Your stage name' },
      },
    ];
    await arrive({ missing: ['name'], providers: [{ type: 'id', fields }] });
    const form = within(await dialog(before));
    await press('Save and continue');
    expect(await form.findByRole('textbox', { name: /Your stage name/ })).toBeInvalid();
  });

  it.each([
    ['a viewer who misses nothing', {}],
    ['an agent who acts as a viewer', { ...incomplete, par: 'agent-1' }],
  ])('does not open for %s', async (_who, claims) => {
    const { session, router } = await arrive({ missing: ['name'] });
    // It is there, so that it would be seen at once.
    await dialog(before);
    await act(() => session.signIn(tokens(claims)));
    await gone();
    await act(() => router.navigate('/browse'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open on a page without the site’s chrome', async () => {
    const { router } = await arrive({ missing: ['name'] });
    await dialog(before);
    await act(() => router.navigate('/search'));
    expect(await screen.findByRole('heading', { name: 'Alone' })).toBeVisible();
    await gone();
  });

  it('opens on the next page, not at once, when a renewed token says that something is missing', async () => {
    const { session, router } = await arrive({ missing: ['name'] });
    // It is there, so that it would be seen at once.
    await dialog(before);
    await act(() => session.signIn(tokens()));
    await gone();
    await act(() => router.navigate('/browse'));
    await act(() => session.signIn(tokens({ ...incomplete, iat: 1 })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate('/releases'));
    await dialog(before);
  });

  it('does not open for optional terms alone, nor for what was given elsewhere', async () => {
    const { session } = await arrive({ asked: [letters] });
    await waitFor(() => expect(session.state.user?.missingInformationStatus).toBe('NONE'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the completion dialog and a failing origin', () => {
  it('stops no viewer when it cannot load, and tries again on the next page', async () => {
    let broken = true;
    const { router } = await arrive({
      given: {
        [details]: () =>
          broken
            ? refusal(500, 'INTERNAL_ERROR')
            : answer(200, { email: '', emailConfirmed: false, fields: {}, missing: ['name'] }),
      },
    });
    expect(await screen.findByText(/We could not check whether your/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    broken = false;
    await act(() => router.navigate('/browse'));
    await dialog(before);
  });

  it.each([
    ['500', () => refusal(500, 'INTERNAL_ERROR'), /cannot save this right now/],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /could not connect/],
    ['anything else', () => refusal(418, 'TEAPOT'), /could not save this/],
  ])('shows %s, keeps what was typed, and can try again', async (_what, reply, text) => {
    let broken = true;
    await arrive({
      missing: ['name'],
      given: { [`PUT ${details}`]: () => (broken ? reply() : saved()) },
    });
    const form = within(await dialog(before));
    const name = form.getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, 'Kim');
    await press('Save and continue');
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(name).toHaveValue('Kim');
    broken = false;
    await press('Save and continue');
    await gone();
  });

  it('shows a refused value at its field', async () => {
    const refused = {
      status: 422,
      code: 'FIELDS_REFUSED',
      messages: ['name:invalid'],
      requestId: 'r',
    };
    await arrive({
      missing: ['name'],
      given: { [`PUT ${details}`]: () => answer(422, refused) },
    });
    const name = within(await dialog(before)).getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, 'Kim');
    await press('Save and continue');
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveFocus();
  });

  it('[1.8-28] says that answers could not be saved, and what is ticked stays ticked', async () => {
    let broken = true;
    await arrive({
      asked: [rules],
      given: {
        [`PUT ${answers}`]: () => (broken ? refusal(500, 'INTERNAL_ERROR') : answer(204)),
      },
    });
    const asked = within(await dialog(ofUse));
    await userEvent.click(asked.getByRole('checkbox', { name: /Rules/ }));
    await press('Agree and continue');
    expect(await asked.findByRole('alert')).toHaveTextContent(/cannot save this right now/);
    expect(asked.getByRole('checkbox', { name: /Rules/ })).toBeChecked();
    broken = false;
    await press('Agree and continue');
    await gone();
  });

  it('asks again for terms that have changed, not ticked', async () => {
    let now = rules;
    await arrive({
      given: {
        [terms]: () => answer(200, { terms: [now] }),
        [`PUT ${answers}`]: () => {
          if (now.version === '3') return answer(204);
          now = { ...rules, version: '3', text: '<p>Other rules.</p>' };
          return refusal(409, 'TERMS_CHANGED');
        },
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Rules/ }));
    await press('Agree and continue');
    expect(await screen.findByText('Other rules.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The terms have changed.');
    expect(screen.getByRole('checkbox', { name: /Rules/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Rules/ }));
    await press('Agree and continue');
    await gone();
  });

  it.each([
    ['terms', {}, { asked: [rules] }, `PUT ${answers}`],
    ['fields', { name: 'Kim' }, { missing: ['name'] }, `PUT ${details}`],
  ])(
    'lets the viewer go on when %s are no longer required once sent',
    async (_what, typed, lacking, to) => {
      let left: Lacking = lacking;
      const { session } = await arrive({
        given: {
          [details]: () => saved(left.missing),
          [terms]: () => answer(200, { terms: left.asked ?? [] }),
          [to]: () => {
            left = {};
            return refusal(409, 'TERMS_CHANGED');
          },
        },
      });
      const asked = within(await screen.findByRole('dialog'));
      for (const text of Object.values(typed)) {
        await userEvent.type(asked.getByRole('textbox'), text);
      }
      const [save] = asked.getAllByRole('button', { name: /continue/ });
      for (const box of asked.queryAllByRole('checkbox')) await userEvent.click(box);
      if (save) await userEvent.click(save);
      await gone();
      expect(session.state.user?.missingInformationStatus).toBe('NONE');
    },
  );

  it('asks once more for what was saved while the token could not be renewed', async () => {
    let broken = true;
    await arrive({
      asked: [rules],
      given: { [renewal]: () => (broken ? refusal(500, 'INTERNAL_ERROR') : answer(200, tokens())) },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Rules/ }));
    await press('Agree and continue');
    expect(await screen.findByRole('alert')).toBeVisible();
    broken = false;
    await press('Agree and continue');
    await gone();
  });
});

describe('a call that is refused because of open terms', () => {
  /** A page with a call that the origin refuses while terms are open, and a form of its own. */
  function Form() {
    const { origin } = useSite();
    const [said, setSaid] = useState('');
    const send = () =>
      origin.call(saveUserDetails, { body: { fields: { name: 'Kim' } } }).then(
        () => setSaid('Kept'),
        (error: OriginError) => setSaid(error.code),
      );
    return (
      <>
        <h1>Form</h1>
        <input aria-label="Typed" />
        <button type="button" onClick={() => void send()}>
          Send
        </button>
        <p>{said}</p>
      </>
    );
  }
  const forms = defineFeature({
    name: 'forms',
    routes: [
      { name: 'browse', load: async () => ({ Page: Form, chrome: siteChrome }) },
      { name: 'releases', load: page('Releases') },
      { name: 'search', load: async () => ({ Page: Form }) },
    ],
    labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
  });

  /** A viewer whose token says that nothing is missing sends a form. */
  async function send({ at = '/browse', given = {} as Answers, claims = {} } = {}) {
    let accepted = false;
    const shown = await showSite({
      at,
      features: [forms],
      answers: {
        [`GET ${details}`]: () => saved(),
        [`PUT ${details}`]: () => (accepted ? saved() : refusal(428, 'CONSENT_REQUIRED')),
        [terms]: () => answer(200, { terms: [rules] }),
        [`PUT ${answers}`]: () => {
          accepted = true;
          return answer(204);
        },
        [renewal]: () => answer(200, tokens()),
        ...given,
      },
    });
    await act(() => shown.session.signIn(tokens(claims)));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Typed' }), 'A long text');
    await press('Send');
    return shown;
  }
  const agree = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Rules/ }));
    await press('Agree and continue');
  };
  const said = (text: string) => screen.findByText(text);

  it.each([
    ['a page', '/browse'],
    ['a page that stands alone', '/search'],
  ])(
    '[1.8-30] asks for them over %s, and is repeated; nothing typed is lost',
    async (_what, at) => {
      const { fetch } = await send({ at });
      await dialog(ofUse);
      expect(screen.queryByText('CONSENT_REQUIRED')).not.toBeInTheDocument();
      await agree();
      await gone();
      await said('Kept');
      expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('A long text');
      expect(sent(fetch, 'PUT', details)).toHaveLength(2);
    },
  );

  it('is repeated when they were accepted in another tab', async () => {
    let tries = 0;
    await send({
      given: {
        [terms]: () => answer(200, { terms: [] }),
        [`PUT ${details}`]: () => {
          tries += 1;
          return tries === 1 ? refusal(428, 'CONSENT_REQUIRED') : saved();
        },
      },
    });
    await said('Kept');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fails when the terms cannot be loaded, and may be tried again', async () => {
    let broken = true;
    await send({
      given: {
        [terms]: () => (broken ? refusal(500, 'INTERNAL_ERROR') : answer(200, { terms: [rules] })),
      },
    });
    await said('CONSENT_REQUIRED');
    expect(screen.queryByText(/We could not check whether your/)).not.toBeInTheDocument();
    broken = false;
    await press('Send');
    await agree();
    await said('Kept');
    expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('A long text');
  });

  it('is not repeated for a viewer who signs out instead', async () => {
    const { session, fetch } = await send();
    await dialog(ofUse);
    await act(() => session.signOut());
    await gone();
    await said('CONSENT_REQUIRED');
    expect(sent(fetch, 'PUT', details)).toHaveLength(1);
  });

  it('is not repeated as another viewer, who came in another tab', async () => {
    const { session, fetch } = await send();
    await dialog(ofUse);
    await act(() => session.signIn(tokens({ id: 'viewer-2' })));
    await gone();
    await said('CONSENT_REQUIRED');
    expect(sent(fetch, 'PUT', details)).toHaveLength(1);
  });

  it('is not repeated when the session ends while the answers are saved', async () => {
    const { fetch } = await send({ given: { [renewal]: () => refusal(401, 'TOKEN_EXPIRED') } });
    await agree();
    await said('CONSENT_REQUIRED');
    expect(sent(fetch, 'PUT', details)).toHaveLength(1);
    expect(screen.queryByText(/Your account is complete/)).not.toBeInTheDocument();
  });

  it('fails in its own place, and the viewer is not asked again without a call', async () => {
    const { fetch } = await send({
      claims: incomplete,
      given: { [terms]: () => refusal(500, 'INTERNAL_ERROR') },
    });
    await said('CONSENT_REQUIRED');
    const asked = () => sent(fetch, 'GET', terms).length;
    const before = asked();
    await press('Send');
    await waitFor(() => expect(sent(fetch, 'PUT', details)).toHaveLength(2));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await act(async () => {});
    expect(asked()).toBe(before + 1);
    expect(screen.getAllByText(/We could not check whether your/)).toHaveLength(1);
  });

  it('does not ask an agent who acts as a viewer', async () => {
    await send({ claims: { par: 'agent-1' } });
    await said('CONSENT_REQUIRED');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
