import { teachDialogs } from '@marquee/design-system/testing/teach-dialogs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Fetch,
  here,
  id,
  inDialog,
  part,
  phone,
  press,
  rows,
  sent,
  sessions,
  sessionsPath,
  show,
  type UserSession,
  unknown,
  whereSignedIn,
} from '../testing/account-page';
import { type Answers, answer, refusal } from '../testing/show-site';

let forget: () => void;
beforeAll(() => {
  forget = teachDialogs();
});
afterAll(() => forget());

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
