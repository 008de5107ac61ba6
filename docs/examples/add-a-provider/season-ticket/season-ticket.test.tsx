import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer, showSite, tokens } from '../../testing/show-site';
import { reaches, submit } from '../../testing/sign-in-form';

it('signs in with the number and the PIN of a season ticket, on a page of its own', async () => {
  const { fetch } = await showSite({
    at: '/login?from=%2Fnews',
    realm: {
      auth: {
        providers: [{ type: 'id' }, { type: 'seasonTicket', club: 'rovers' }],
        selfRegistration: false,
      },
    },
    answers: { '/api/v2/login': () => answer(200, tokens()) },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Continue with Season ticket' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ticket number' }), '1234');
  await userEvent.type(screen.getByLabelText(/^PIN/), '99');
  await userEvent.click(submit());
  await reaches('news');
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(String(init.body))).toEqual({ id: 'rovers/1234', secret: '99' });
});
