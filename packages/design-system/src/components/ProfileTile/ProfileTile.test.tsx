import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AddProfileTile } from './AddProfileTile';
import { ProfileTile } from './ProfileTile';

describe('ProfileTile', () => {
  it('announces the name, that it is for children, and that it asks for a PIN', () => {
    render(<ProfileTile name="Mia" kidLabel="Kids" lockedLabel="PIN required" />);
    expect(
      screen.getByRole('button', { name: /^Mia\s*Kids\s*, PIN required$/ }),
    ).toBeInTheDocument();
  });

  it('is chosen by keyboard', async () => {
    const onClick = vi.fn();
    render(<ProfileTile name="Ada" onClick={onClick} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('is a link when it has an address', () => {
    render(<ProfileTile name="Ada" href="/as/ada" current />);
    const link = screen.getByRole('link', { name: 'Ada' });
    expect(link).toHaveAttribute('href', '/as/ada');
    expect(link).toHaveAttribute('aria-current', 'true');
  });

  it('announces in edit mode that it edits', () => {
    render(<ProfileTile name="Ada" editLabel="Edit" />);
    expect(screen.getByRole('button', { name: 'Edit Ada' })).toBeInTheDocument();
  });
});

describe('AddProfileTile', () => {
  it('is chosen like a profile', async () => {
    const onClick = vi.fn();
    render(<AddProfileTile label="Add profile" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add profile' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
