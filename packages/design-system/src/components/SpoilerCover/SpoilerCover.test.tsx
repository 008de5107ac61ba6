import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SpoilerCover } from './SpoilerCover';

it('SpoilerCover hides a result until a viewer asks, and says so to the page once', async () => {
  const onShow = vi.fn();
  render(
    <SpoilerCover showLabel="Show result" hideLabel="Hide result" onShow={onShow}>
      <p>3 : 1</p>
    </SpoilerCover>,
  );
  const cover = screen.getByRole<HTMLDetailsElement>('group');
  expect(cover.open).toBe(false);
  expect(onShow).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Show result'));
  expect(cover.open).toBe(true);
  await waitFor(() => expect(onShow).toHaveBeenCalledTimes(1));
});
