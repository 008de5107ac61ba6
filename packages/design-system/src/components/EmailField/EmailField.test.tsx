import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EmailField } from './EmailField';

const field = () => screen.getByRole('textbox', { name: 'Email' });

describe('EmailField', () => {
  it('brings the keyboard for addresses, and no help with spelling', () => {
    render(<EmailField label="Email" />);
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('inputmode', 'email');
    expect(field()).toHaveAttribute('autocapitalize', 'none');
    expect(field()).toHaveAttribute('autocorrect', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });

  it('writes left to right in every language', () => {
    render(
      <div dir="rtl">
        <EmailField label="Email" />
      </div>,
    );
    expect(field()).toHaveAttribute('dir', 'ltr');
  });

  it('asks the browser for an address, or for the user’s name where one signs in', () => {
    const { rerender } = render(<EmailField label="Email" />);
    expect(field()).toHaveAttribute('autocomplete', 'email');
    rerender(<EmailField label="Email" autoComplete="username" />);
    expect(field()).toHaveAttribute('autocomplete', 'username');
  });

  it('takes what a form library registers, and ties its error', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn((event) => event.target.value);
    render(
      <EmailField
        ref={ref}
        onChange={onChange}
        name="email"
        label="Email"
        error="Not an address"
      />,
    );
    await userEvent.type(field(), 'a@b.c');
    expect(ref.current).toBe(field());
    expect(onChange).toHaveLastReturnedWith('a@b.c');
    expect(field()).toHaveAccessibleDescription('Not an address');
  });
});
