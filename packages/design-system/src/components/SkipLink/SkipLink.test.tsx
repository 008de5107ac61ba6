import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SkipLink } from './SkipLink';

describe('SkipLink', () => {
  it('is the first stop of the keyboard and leads to the content', async () => {
    render(
      <>
        <SkipLink>Skip to content</SkipLink>
        <a href="#elsewhere">Elsewhere</a>
      </>,
    );
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '#main');
  });

  it('leads to the given target', () => {
    render(<SkipLink target="results">Skip to results</SkipLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#results');
  });
});
