import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BufferRing } from './BufferRing';

it('BufferRing has a name and announces nothing by itself', () => {
  render(<BufferRing label="Loading the picture" />);
  expect(screen.getByRole('img', { name: 'Loading the picture' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});
