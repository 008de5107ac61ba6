import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

const path = ['Home', 'Series', 'The Long Way Back', 'Season 2', 'Six in the Morning'];
const show = (names = path) =>
  render(
    <Breadcrumbs
      label="Breadcrumbs"
      expandLabel="Show full path"
      items={names.map((label, at) => ({ label, href: `/${at}` }))}
    />,
  );

describe('Breadcrumbs', () => {
  it('links to every step but the current page', () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(path.slice(0, -1));
    expect(screen.getByText('Six in the Morning')).toHaveAttribute('aria-current', 'page');
  });

  it('shows the steps that phones leave out, and moves the focus there', async () => {
    show();
    screen.getByRole('button', { name: 'Show full path' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Series' })).toHaveFocus();
  });

  it('leaves nothing out of a short path', () => {
    show(path.slice(0, 3));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
