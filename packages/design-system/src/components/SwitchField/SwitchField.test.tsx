import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SwitchField } from './SwitchField';

const control = () => screen.getByRole('switch', { name: 'Autoplay' });

describe('SwitchField', () => {
  it('is a switch that changes by Space, by a press and by its label', async () => {
    render(<SwitchField label="Autoplay" />);
    expect(control()).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control()).toBeChecked();
    await userEvent.click(control());
    expect(control()).not.toBeChecked();
    await userEvent.click(screen.getByText('Autoplay'));
    expect(control()).toBeChecked();
  });

  it('ties hint and error to the control', () => {
    render(<SwitchField label="Autoplay" hint="After the credits" error="Not saved" />);
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('Not saved After the credits');
  });

  it('does not change while it is disabled', async () => {
    const onChange = vi.fn();
    render(<SwitchField label="Autoplay" disabled defaultChecked onChange={onChange} />);
    await userEvent.click(screen.getByText('Autoplay'));
    expect(control()).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('gives the caller a ref to its control, and sends its name in a form', () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <form aria-label="Settings">
        <SwitchField ref={ref} name="autoplay" label="Autoplay" defaultChecked />
      </form>,
    );
    expect(ref.current).toBe(control());
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('autoplay')).toBe('on');
  });
});
