import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachPopovers } from '../../testing/teach-popovers';
import { PlayerMenu } from './PlayerMenu';

const CHOICES = [
  { value: 'off', label: 'Off' },
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
];

function Sample({ onChange = vi.fn(), onSelect = vi.fn(), onOpenChange = vi.fn() }) {
  const [value, setValue] = useState('en');
  return (
    <PlayerMenu
      label="Captions"
      icon={<svg />}
      onOpenChange={onOpenChange}
      lists={[
        {
          label: 'Language',
          value,
          choices: CHOICES,
          onChange: (to) => {
            setValue(to);
            onChange(to);
          },
        },
      ]}
      actions={[{ label: 'Caption settings', onSelect }]}
    />
  );
}

// jsdom does not see that a popover is open
const inPanel = (role: 'group' | 'radio' | 'button', name: string) =>
  screen.getByRole(role, { name, hidden: true });
const button = () => screen.getByRole('button', { name: 'Captions' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe('PlayerMenu', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachPopovers();
  });
  afterEach(() => forget());

  it('has a heading for each list, and opens on the chosen one', async () => {
    render(<Sample />);
    await userEvent.click(button());
    expect(inPanel('group', 'Language')).toBeInTheDocument();
    expect(inPanel('radio', 'English')).toHaveFocus();
  });

  it('chooses by a press, and closes', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.click(button());
    const choice = inPanel('radio', 'العربية');
    fireEvent.pointerDown(choice);
    fireEvent.click(choice);
    expect(onChange).toHaveBeenCalledWith('ar');
    expect(isOpen()).toBe(false);
  });

  it('stays open while arrow keys choose, and closes by Escape', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledWith('ar');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('closes before its action runs, so that a dialog may take the focus', async () => {
    const onSelect = vi.fn();
    render(<Sample onSelect={onSelect} />);
    await userEvent.click(button());
    await userEvent.click(inPanel('button', 'Caption settings'));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });
});
