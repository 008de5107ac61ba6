import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SeasonPicker } from './SeasonPicker';

const setup = (count: number) =>
  render(
    <SeasonPicker
      label="Seasons"
      seasons={Array.from({ length: count }, (_, at) => ({
        href: `/season/${at + 1}`,
        label: `Season ${at + 1}`,
        note: '8 episodes',
        current: at === 1,
      }))}
    />,
  );
const links = () => screen.getAllByRole('link', { hidden: true });

describe('SeasonPicker', () => {
  it.each([2, 4, 5, 12])('links to each of %i seasons and marks the one shown', (count) => {
    setup(count);
    expect(screen.getByRole('navigation', { name: 'Seasons' })).toBeInTheDocument();
    expect(links()).toHaveLength(count);
    expect(links()[1]).toHaveAttribute('href', '/season/2');
    expect(links().map((link) => link.hasAttribute('aria-current'))).toEqual(
      links().map((_, at) => at === 1),
    );
  });

  it('shows up to four seasons at once', () => {
    setup(4);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('has a button that opens more than four and says which is shown', async () => {
    setup(5);
    const list = screen.getByRole<HTMLDetailsElement>('group');
    expect(list.open).toBe(false);
    await userEvent.click(screen.getByLabelText('Seasons: Season 2'));
    expect(list.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(list.open).toBe(false);
    expect(screen.getByLabelText('Seasons: Season 2')).toHaveFocus();
  });

  it('shows nothing for a single season', () => {
    const { container } = setup(1);
    expect(container).toBeEmptyDOMElement();
  });
});
