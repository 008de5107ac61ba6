import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachPopovers } from '../../testing/teach-popovers';
import { Button } from '../Button';
import { Popover, type PopoverProps } from './Popover';

const setup = (props: Partial<PopoverProps> = {}) =>
  render(
    <>
      <Popover trigger={<Button>Languages</Button>} label="Filter by language" {...props}>
        <button type="button">English</button>
      </Popover>
      <button type="button">After</button>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Languages' });
// a closed popover is hidden, and jsdom does not see that it is open
const panel = () => screen.getByLabelText('Filter by language');
const isOpen = () => panel().matches(':popover-open');

describe('Popover', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachPopovers();
  });
  afterEach(() => forget());

  it('opens without JavaScript: the panel is the button’s popover', () => {
    setup();
    expect(panel()).toHaveAttribute('popover', 'auto');
    expect(trigger()).toHaveAttribute('popovertarget', panel().id);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('opens by keyboard, moves the focus inside, and announces that it is open', async () => {
    const onOpenChange = vi.fn();
    setup({ onOpenChange });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    expect(screen.getByText('English')).toHaveFocus();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('closes when the focus leaves it', async () => {
    setup({ defaultOpen: true });
    await waitFor(() => expect(screen.getByText('English')).toHaveFocus());
    await userEvent.tab();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('follows `open` when it is controlled', () => {
    const { rerender } = setup({ open: true });
    expect(isOpen()).toBe(true);
    rerender(
      <Popover trigger={<Button>Languages</Button>} label="Filter by language" open={false}>
        <button type="button">English</button>
      </Popover>,
    );
    expect(isOpen()).toBe(false);
  });
});
