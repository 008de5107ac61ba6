import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answers, answer, refusal, showSite, tokens } from '../../testing/show-site';
import { reaches } from '../../testing/sign-in-form';

const path = '/api/v2/token/alt/magic-email';
const auth = {
  providers: [{ type: 'id' as const }, { type: 'magicLink' as const }],
  selfRegistration: false,
};

const show = (at: string, reply: Answers[string], options: { signedIn?: boolean } = {}) =>
  showSite({ at, realm: { auth }, answers: { [path]: reply }, ...options });

async function send() {
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Email address' }),
    'a@b.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
}

it('[1.8-17] says failedToSend when the link cannot be sent, and no more once it could', async () => {
  const replies = [refusal(500, 'INTERNAL_ERROR'), answer(204)];
  await show('/login/magic-link', () => replies.shift() ?? answer(204));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be sent.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  const again = await screen.findByRole('button', { name: 'Send another one' });
  expect(again, 'the focus is not lost with the form').toHaveFocus();
  expect(again).toHaveAccessibleDescription(/a link is on its way/);
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('[1.8-18] says failedToMagicLogin when the link does not sign in', async () => {
  await show('/login/magic-link?token=old', () => refusal(401, 'CODE_REFUSED'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work any more');
});

it('[1.2-121] signs in by itself, and takes the token out of the address first', async () => {
  const asked: string[] = [];
  const { router, calls } = await show('/login/magic-link?token=t&from=%2Fnews', () => {
    asked.push(router.state.location.search);
    return answer(200, tokens());
  });
  await reaches('news');
  expect(calls()).toEqual(['/token/alt/magic-email']);
  expect(asked).toEqual(['?from=%2Fnews']);
});

it('leaves a viewer who they are, whatever link they are sent', async () => {
  const { calls, session } = await show(
    '/login/magic-link?token=somebody-else&from=%2Fnews',
    () => answer(200, tokens({ id: 'viewer-2' })),
    { signedIn: true },
  );
  await reaches('news');
  await waitFor(() => expect(session.state.user?.id).toBe('viewer-1'));
  expect(calls()).toEqual([]);
});
