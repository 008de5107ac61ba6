import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The parts of the sign-in form, as a viewer finds them. */
export const identifier = () => screen.findByRole('textbox', { name: 'Email address' });
export const password = () => screen.getByLabelText(/^Password/);
export const submit = () => screen.getByRole('button', { name: /^Sign in/ });

/** Fills in the form and sends it. */
export async function signIn(secret = 'correct horse 9 battery') {
  await userEvent.type(await identifier(), 'viewer@example.com');
  await userEvent.type(password(), secret);
  await userEvent.click(submit());
}

/** Waits for one of the pages that show their names. */
export const reaches = async (name: string) =>
  expect(await screen.findByRole('heading', { name: `The ${name} page` })).toBeVisible();
