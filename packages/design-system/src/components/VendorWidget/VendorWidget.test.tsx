import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VendorWidget } from './VendorWidget';

it('names what a vendor puts into it', () => {
  render(
    <VendorWidget label="Viewer account">
      <form aria-label="Their form" />
    </VendorWidget>,
  );
  const group = screen.getByRole('group', { name: 'Viewer account' });
  expect(group).toContainElement(screen.getByRole('form'));
});
