import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EmailField } from './EmailField';

const field = () => screen.getByRole('textbox', { name: 'Email' });

describe('EmailField', () => {
  it('brings up the keyboard for email addresses, without spell check', () => {
    render(<EmailField label="Email" />);
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('inputmode', 'email');
    expect(field()).toHaveAttribute('autocapitalize', 'none');
    expect(field()).toHaveAttribute('autocorrect', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });

  it('is written left to right in every language', () => {
    render(
      <div dir="rtl">
        <EmailField label="Email" />
      </div>,
    );
    expect(field()).toHaveAttribute('dir', 'ltr');
  });

  it('is autofilled with an email address, or with the username where the viewer signs in', () => {
    const { rerender } = render(<EmailField label="Email" />);
    expect(field()).toHaveAttribute('autocomplete', 'email');
    rerender(<EmailField label="Email" autoComplete="username" />);
    expect(field()).toHaveAttribute('autocomplete', 'username');
  });

  it('takes the result of a form library’s register, and ties its error', async () => {
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
