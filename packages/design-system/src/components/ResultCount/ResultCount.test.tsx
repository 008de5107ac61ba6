import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultCount } from './ResultCount';

it('ResultCount is a status, so that a change is announced', () => {
  const { rerender } = render(<ResultCount>148 titles</ResultCount>);
  const status = screen.getByRole('status');
  rerender(<ResultCount>12 titles</ResultCount>);
  expect(status).toHaveTextContent('12 titles');
});
