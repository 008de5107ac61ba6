import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilterChips } from './FilterChips';

const setup = (on: boolean) =>
  render(
    <FilterChips
      label="Filters"
      clear={{ href: '/browse', label: 'Clear' }}
      chips={[
        { href: '/browse?free', label: 'Free', count: '12', on },
        { href: '/browse?live', label: 'Live' },
      ]}
    />,
  );

describe('FilterChips', () => {
  it('are links in a navigation, with their counts', () => {
    setup(false);
    expect(screen.getByRole('navigation', { name: 'Filters' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Free 12' })).toHaveAttribute('href', '/browse?free');
  });

  it('say which is on, in more than colour', () => {
    setup(true);
    const free = screen.getByRole('link', { name: /Free/ });
    expect(free).toHaveAttribute('aria-current', 'true');
    expect(free.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Live' })).not.toHaveAttribute('aria-current');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('offer to clear while one is on: %s', (on, links) => {
    setup(on);
    expect(screen.queryAllByRole('link', { name: 'Clear' })).toHaveLength(links);
  });
});
