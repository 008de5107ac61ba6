import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordField } from './PasswordField';

const field = () => screen.getByLabelText('Secret');
const eye = () => screen.getByRole('button', { name: 'Show while pressed' });
const setup = () => render(<PasswordField label="Secret" revealLabel="Show while pressed" />);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('PasswordField', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[1.2-117] shows the secret while the control is held by a pointer', () => {
    setup();
    expect(field()).toHaveAttribute('type', 'password');
    fireEvent.pointerDown(eye(), { button: 0 });
    expect(field()).toHaveAttribute('type', 'text');
    pass(10_000);
    expect(field()).toHaveAttribute('type', 'text');
  });

  it('[1.5-36] hides the secret 300 ms after release, and not before', () => {
    setup();
    fireEvent.pointerDown(eye(), { button: 0 });
    fireEvent.pointerUp(eye());
    pass(299);
    expect(field()).toHaveAttribute('type', 'text');
    pass(1);
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('[1.2-117] works the same with the keyboard, without typing or submitting', () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Secret" revealLabel="Show while pressed" />
      </form>,
    );
    for (const key of [' ', 'Enter']) {
      fireEvent.keyDown(eye(), { key });
      expect(field()).toHaveAttribute('type', 'text');
      fireEvent.keyUp(eye(), { key });
      pass(300);
      expect(field()).toHaveAttribute('type', 'password');
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the secret shown when the control is held again within the 300 ms', () => {
    setup();
    fireEvent.pointerDown(eye(), { button: 0 });
    fireEvent.pointerUp(eye());
    pass(200);
    fireEvent.pointerDown(eye(), { button: 0 });
    pass(1000);
    expect(field()).toHaveAttribute('type', 'text');
  });

  it('hides the secret when the control loses the focus or the pointer is cancelled', () => {
    setup();
    fireEvent.keyDown(eye(), { key: ' ' });
    fireEvent.blur(eye());
    pass(300);
    expect(field()).toHaveAttribute('type', 'password');
    fireEvent.pointerDown(eye(), { button: 0 });
    fireEvent.pointerCancel(eye());
    pass(300);
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('announces whether the secret is shown', () => {
    setup();
    expect(eye()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.pointerDown(eye(), { button: 0 });
    expect(eye()).toHaveAttribute('aria-pressed', 'true');
  });

  it('never changes what is typed, including spaces at the ends', async () => {
    vi.useRealTimers();
    const onChange = vi.fn((event) => event.target.value);
    render(<PasswordField label="Secret" revealLabel="Show while pressed" onChange={onChange} />);
    await userEvent.type(field(), '  two words ');
    fireEvent.pointerDown(eye(), { button: 0 });
    fireEvent.pointerUp(eye());
    expect(field()).toHaveValue('  two words ');
    expect(onChange).toHaveLastReturnedWith('  two words ');
  });

  it('ties label, hint and error to the control, and disables the eye button with it', () => {
    render(
      <PasswordField
        label="Secret"
        revealLabel="Show while pressed"
        hint="Ten characters"
        error="Too short"
        required
        disabled
      />,
    );
    const control = screen.getByLabelText(/^Secret/);
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleDescription('Too short Ten characters');
    expect(eye()).toBeDisabled();
  });
});
