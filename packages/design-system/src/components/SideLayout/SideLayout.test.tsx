import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SideLayout } from './SideLayout';

it('SideLayout has its side as a named region after the main part', () => {
  render(
    <SideLayout sideLabel="Your order" side="£9.99">
      <button type="button">Pay</button>
    </SideLayout>,
  );
  const side = screen.getByRole('region', { name: 'Your order' });
  expect(side).toHaveTextContent('£9.99');
  expect(
    screen.getByRole('button', { name: 'Pay' }).compareDocumentPosition(side) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
