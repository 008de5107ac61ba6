import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VendorWidget } from './VendorWidget';

it('VendorWidget names the group around a vendor’s form', () => {
  render(
    <VendorWidget label="Viewer account">
      <form aria-label="Their form" />
    </VendorWidget>,
  );
  const group = screen.getByRole('group', { name: 'Viewer account' });
  expect(group).toContainElement(screen.getByRole('form'));
});
