import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Footer } from './Footer';

describe('Footer', () => {
  it('is the page’s footer, with a named list of links', () => {
    render(
      <Footer
        label="Footer"
        items={[
          { label: 'Help', href: '/help' },
          { label: 'Terms', href: '/terms', current: true },
        ]}
        legal="© The League"
      />,
    );
    const footer = within(screen.getByRole('contentinfo'));
    const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help', '/terms']);
    expect(footer.getByRole('link', { current: 'page' })).toHaveTextContent('Terms');
    expect(footer.getByText('© The League')).toBeInTheDocument();
  });

  it('has no navigation without links', () => {
    render(<Footer label="Footer" items={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
