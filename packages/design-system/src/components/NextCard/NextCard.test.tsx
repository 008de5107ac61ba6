import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NextCard } from './NextCard';

it('NextCard leaves the focus where it is, plays now, and can be cancelled', async () => {
  const onPlay = vi.fn();
  const onCancel = vi.fn();
  render(
    <NextCard
      label="Up next"
      title="Harbour lights"
      secondsLeft={6}
      figure="6"
      leftText="In 6 seconds"
      playLabel="Play now"
      cancelLabel="Cancel"
      onPlay={onPlay}
      onCancel={onCancel}
    />,
  );
  expect(screen.getByRole('region', { name: 'Up next' })).toHaveTextContent('Harbour lights');
  expect(screen.getByRole('img', { name: 'In 6 seconds' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onPlay).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
});
