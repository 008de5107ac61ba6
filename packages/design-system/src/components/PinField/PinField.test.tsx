import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PinField } from './PinField';

const field = () => screen.getByLabelText<HTMLInputElement>(/^PIN/);
const boxes = () => [...(field().parentElement?.querySelectorAll('[aria-hidden]') ?? [])];

describe('PinField', () => {
  it('shows that it left out unreadable characters', async () => {
    render(<PinField label="PIN" unreadable="Digits only." />);
    await userEvent.type(screen.getByLabelText('PIN'), '1x');
    expect(screen.getByLabelText('PIN')).toHaveValue('1');
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('Digits only.');
  });

  it('has four boxes, or the given number', () => {
    const { rerender } = render(<PinField label="PIN" />);
    expect(boxes()).toHaveLength(4);
    rerender(<PinField label="PIN" length={6} />);
    expect(boxes()).toHaveLength(6);
  });

  it('shows no digit, and hides them from screen readers', async () => {
    render(<PinField label="PIN" />);
    await userEvent.type(field(), '1234');
    expect(field()).toHaveValue('1234');
    expect(field()).toHaveAttribute('type', 'password');
    for (const box of boxes()) {
      expect(box).toHaveTextContent('');
      expect(box.firstElementChild).not.toBeNull();
    }
  });

  it('shows its digits when it is not masked', async () => {
    render(<PinField label="PIN" masked={false} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'PIN' }), '12');
    expect(boxes().map((box) => box.textContent)).toEqual(['1', '2', '', '']);
  });

  it('is not a password to browsers', () => {
    render(<PinField label="PIN" />);
    expect(field()).toHaveAttribute('autocomplete', 'off');
    expect(field()).toHaveAttribute('data-lpignore', 'true');
  });

  it('works by keys: typed, corrected, complete', async () => {
    const onComplete = vi.fn();
    render(<PinField label="PIN" onComplete={onComplete} />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('12{Backspace}34{ArrowLeft}5');
    expect(field()).toHaveValue('135');
    await userEvent.keyboard('6');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1356');
  });

  it('ties its texts to the one field', () => {
    render(<PinField label="PIN" hint="Four digits" error="Wrong PIN." required />);
    expect(field()).toHaveAccessibleDescription('Wrong PIN. Four digits');
    expect(field()).toBeInvalid();
    expect(field()).toBeRequired();
  });
});
