import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuestAction } from './GuestAction';

it('GuestAction shows guests their action, whether or not the session has been read', () => {
  const { rerender } = render(<GuestAction pending="account">Sign in</GuestAction>);
  expect(screen.getByText('Sign in')).toBeVisible();
  rerender(<GuestAction>Sign in</GuestAction>);
  expect(screen.getByText('Sign in')).toBeVisible();
});
