import type { components } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, answer, refusal, showSite } from './show-site';

export type UserSession = components['schemas']['UserSession'];
type Linked = components['schemas']['LinkedAccounts']['accounts'];

export const sessionsPath = '/api/v2/user/sessions';
export const linkedPath = '/api/v2/user/linked-accounts';
export const secretPath = '/api/v2/user/secret';
export const detailsPath = '/api/v2/user/details';

export const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
export const here: UserSession = {
  id: id(1),
  current: true,
  device: 'Firefox, Linux',
  address: '203.0.113.*',
  signedInAt: '2026-11-20T18:04:00Z',
  lastUsedAt: '2026-11-22T08:00:00Z',
};
export const phone: UserSession = { ...here, id: id(2), current: false, device: 'Safari, iPhone' };
export const unknown: UserSession = { ...here, id: id(3), current: false, device: '' };

/** An origin whose sessions end. */
export function sessions(...open: UserSession[]): Answers {
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
export function links(...tied: Linked): Answers {
  let now = tied;
  return {
    [linkedPath]: () => answer(200, { accounts: now }),
    [`DELETE ${linkedPath}`]: () => {
      now = now.slice(1);
      return answer(204);
    },
  };
}

export const details = {
  [detailsPath]: () =>
    answer(200, { email: 'kim@example.com', emailConfirmed: true, fields: {}, missing: [] }),
};

export const marketingPath = '/api/v2/user/marketing-preferences';
/** A realm that asks nothing. */
const nothingAsked = { [marketingPath]: () => answer(200, { answers: [] }) };

export const show = (answers: Answers = {}, providers: AuthProvider[] = [{ type: 'id' }]) =>
  showSite({
    at: '/account',
    signedIn: true,
    realm: { auth: { providers, selfRegistration: false } },
    answers: { ...sessions(here), ...links(), ...details, ...nothingAsked, ...answers },
  });

export type Fetch = Awaited<ReturnType<typeof showSite>>['fetch'];
export const sent = (fetch: Fetch, ...methods: string[]) =>
  fetch.mock.calls
    .filter(([, init]) => methods.includes(init?.method ?? 'GET'))
    .map(([url, init]) => {
      const { pathname, search } = new URL(String(url));
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      return { path: pathname + search, ...(body ? { body } : {}) };
    });

export const part = (name: string) => screen.findByRole('region', { name });
export const rows = async (name: string) => within(await part(name)).findAllByRole('listitem');
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const inDialog = async (title: string, button: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', {
      name: button,
    }),
  );
export const whereSignedIn = 'Where you are signed in';
