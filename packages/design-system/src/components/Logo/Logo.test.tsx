import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo';

describe('Logo', () => {
  it('[1.9-04] is 110 px wide and keeps its shape before it has loaded', () => {
    render(<Logo src="/logo.svg" width={440} height={96} alt="The League" />);
    const image = screen.getByRole('img', { name: 'The League' });
    expect(image).toHaveAttribute('width', '110');
    expect(image).toHaveAttribute('height', '24');
  });

  it('is a link with the brand’s name when it leads somewhere', () => {
    render(<Logo src="/logo.svg" width={440} height={96} alt="The League" href="/" />);
    expect(screen.getByRole('link', { name: 'The League' })).toHaveAttribute('href', '/');
  });
});
