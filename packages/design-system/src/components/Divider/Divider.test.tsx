import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider } from './Divider';

it('Divider is a separator', () => {
  render(<Divider />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
