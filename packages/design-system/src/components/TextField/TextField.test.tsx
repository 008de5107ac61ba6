import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { TextField } from './TextField';

describe('TextField', () => {
  it('ties label, hint and error to the control', () => {
    const { rerender } = render(<TextField label="City" hint="Where you live" />);
    const field = screen.getByRole('textbox', { name: 'City' });
    expect(field).toHaveAccessibleDescription('Where you live');
    expect(field).not.toHaveAttribute('aria-invalid');

    rerender(<TextField label="City" hint="Where you live" error="Enter your city." />);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter your city. Where you live');
  });

  it('announces an error that appears later, because its live region exists from the start', () => {
    const { rerender } = render(<TextField label="City" />);
    const place = document.querySelector('[aria-live]');
    expect(place).toBeEmptyDOMElement();
    rerender(<TextField label="City" error="Enter your city." />);
    expect(place).toHaveTextContent('Enter your city.');
  });

  it('is marked as required once, by the asterisk for the eye and by the attribute for assistive technology', () => {
    render(<TextField label="City" required />);
    const field = screen.getByRole('textbox', { name: 'City' });
    expect(field).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('takes a ref, the attributes of an input, and an id', () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <TextField ref={ref} id="city" name="city" label="City" autoComplete="address-level2" />,
    );
    expect(ref.current).toBe(screen.getByLabelText('City'));
    expect(ref.current).toHaveAttribute('id', 'city');
    expect(ref.current).toHaveAttribute('autocomplete', 'address-level2');
  });

  it('gives every field on a page its own ids', () => {
    render(
      <>
        <TextField label="City" error="One" />
        <TextField label="Street" error="Two" />
      </>,
    );
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('One');
    expect(screen.getByLabelText('Street')).toHaveAccessibleDescription('Two');
  });
});
