import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from './CheckboxField';

const label = (
  <>
    I accept the <a href="#terms">terms</a>
  </>
);
const box = () => screen.getByRole('checkbox', { name: 'I accept the terms' });

describe('CheckboxField', () => {
  it('is ticked by its label, and by Space', async () => {
    render(<CheckboxField label={label} />);
    await userEvent.click(screen.getByText(/I accept/));
    expect(box()).toBeChecked();
    await userEvent.tab();
    await userEvent.click(box());
    expect(box()).not.toBeChecked();
    await userEvent.keyboard(' ');
    expect(box()).toBeChecked();
  });

  it('does not tick when a link in its label is followed', () => {
    render(<CheckboxField label={label} />);
    // user-event also presses the control of a label for a link in it, which no browser does
    act(() => screen.getByRole('link', { name: 'terms' }).click());
    expect(box()).not.toBeChecked();
  });

  it('ties its error and hint to the control, and is marked as required', () => {
    const { rerender } = render(<CheckboxField label={label} required hint="You can read them" />);
    expect(box()).toBeRequired();
    rerender(
      <CheckboxField label={label} required hint="You can read them" error="Accept to go on." />,
    );
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Accept to go on. You can read them');
  });

  it('is indeterminate until it is pressed', async () => {
    const { rerender } = render(<CheckboxField label={label} indeterminate />);
    expect(box()).toBePartiallyChecked();
    await userEvent.click(box());
    expect(box()).not.toBePartiallyChecked();
    expect(box()).toBeChecked();
    rerender(<CheckboxField label={label} indeterminate={false} />);
    expect(box()).not.toBePartiallyChecked();
  });

  it('takes the result of a form library’s register', async () => {
    const ref = createRef<HTMLInputElement>();
    const [onChange, onBlur] = [vi.fn(), vi.fn()];
    render(
      <CheckboxField ref={ref} onChange={onChange} onBlur={onBlur} name="terms" label={label} />,
    );
    await userEvent.click(box());
    await userEvent.tab();
    expect(ref.current).toBe(box());
    expect(ref.current).toHaveAttribute('name', 'terms');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onBlur).toHaveBeenCalled();
  });
});
