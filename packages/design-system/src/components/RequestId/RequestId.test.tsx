import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RequestId } from './RequestId';

it('RequestId keeps the id from left to right in every language', () => {
  render(<RequestId id="01JD9S2A7Q" label="الطلب" />);
  expect(screen.getByText('01JD9S2A7Q')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(/الطلب/)).toBeInTheDocument();
});
