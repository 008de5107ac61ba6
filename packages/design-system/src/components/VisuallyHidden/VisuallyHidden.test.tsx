import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden';

it('VisuallyHidden is read with the text around it, and can name an element', () => {
  render(
    <>
      <button type="button" aria-labelledby="name">
        ×
      </button>
      <VisuallyHidden as="h2" id="name">
        Close
      </VisuallyHidden>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Close' })).not.toHaveAttribute('hidden');
});
