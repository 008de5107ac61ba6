import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SocialButton } from './SocialButton';

const VENDORS = ['google', 'apple', 'facebook'] as const;

describe('SocialButton', () => {
  it.each(VENDORS)('of %s has its mark before the text, which alone is its name', (vendor) => {
    render(<SocialButton vendor={vendor}>Continue with a vendor</SocialButton>);
    const button = screen.getByRole('button', { name: 'Continue with a vendor' });
    const mark = button.querySelector('svg');
    expect(mark).toHaveAttribute('data-vendor', vendor);
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark?.nextElementSibling).toHaveTextContent('Continue with a vendor');
  });

  it('is a link when it leads to a page', () => {
    render(
      <SocialButton vendor="apple" href="/login/apple">
        Continue with Apple
      </SocialButton>,
    );
    expect(screen.getByRole('link', { name: 'Continue with Apple' })).toHaveAttribute(
      'href',
      '/login/apple',
    );
  });

  it('keeps its element and its focus when its text is no longer the vendor’s', () => {
    const { rerender } = render(<SocialButton vendor="apple">Continue with Apple</SocialButton>);
    const button = screen.getByRole('button');
    button.focus();
    rerender(<SocialButton look="solid">Open the window again</SocialButton>);
    expect(screen.getByRole('button', { name: 'Open the window again' })).toBe(button);
    expect(button).toHaveFocus();
    expect(button.querySelector('svg')).toBeNull();
  });

  it('has Facebook’s mark in white on Facebook’s blue', () => {
    const blue = renderToStaticMarkup(
      <SocialButton vendor="facebook">Continue with Facebook</SocialButton>,
    );
    expect(blue).toContain('<circle cx="12" cy="12" r="12" fill="#0866ff">');
    const white = renderToStaticMarkup(
      <SocialButton vendor="facebook" look="solid">
        Continue with Facebook
      </SocialButton>,
    );
    expect(white).toContain('<circle cx="12" cy="12" r="12" fill="#fff">');
  });
});
