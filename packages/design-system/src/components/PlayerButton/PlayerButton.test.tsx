import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PlayerButton } from './PlayerButton';

it('PlayerButton keeps its name in both states, and leaves its number to the eye', async () => {
  const onClick = vi.fn();
  const button = (pressed: boolean) => (
    <PlayerButton
      label="Captions"
      icon={<svg />}
      mark="10"
      aria-pressed={pressed}
      onClick={onClick}
    />
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole('button', { name: 'Captions', pressed: false }));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(button(true));
  expect(screen.getByRole('button', { name: 'Captions', pressed: true })).toBeInTheDocument();
});
