import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageProgress } from './PageProgress';

it('PageProgress is a progress bar without a known end, named by its label', () => {
  render(<PageProgress label="Loading the page" />);
  const bar = screen.getByRole('progressbar', { name: 'Loading the page' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
});
