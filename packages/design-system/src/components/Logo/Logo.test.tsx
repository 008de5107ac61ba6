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

  it('shows another picture where the viewer’s device asks for dark pages', () => {
    const dark = { src: '/logo-dark.svg' };
    render(<Logo src="/logo.svg" width={440} height={96} dark={dark} alt="The League" href="/" />);
    const source = screen.getByRole('img').closest('picture')?.querySelector('source');
    expect(source).toHaveAttribute('srcset', '/logo-dark.svg');
    expect(source).toHaveAttribute('media', '(prefers-color-scheme:dark)');
    expect(screen.getByRole('link', { name: 'The League' })).toContainElement(source ?? null);
  });

  it('is a link with the brand’s name when it has an address', () => {
    render(<Logo src="/logo.svg" width={440} height={96} alt="The League" href="/" />);
    expect(screen.getByRole('link', { name: 'The League' })).toHaveAttribute('href', '/');
  });
});
