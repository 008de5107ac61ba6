import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SelectField } from './SelectField';

const options = [
  { value: 'AT', label: 'Austria' },
  { value: 'CU', label: 'Cuba', disabled: true },
  { value: 'SE', label: 'Sweden' },
];
const field = () => screen.getByRole('combobox', { name: 'Country' });

describe('SelectField', () => {
  it('ties label, hint and error to the platform’s own control', () => {
    render(
      <SelectField label="Country" hint="Where you watch" error="Choose one" options={options} />,
    );
    expect(field().tagName).toBe('SELECT');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Choose one Where you watch');
  });

  it('begins with its placeholder, which is no valid answer where one is required', async () => {
    render(<SelectField label="Country" options={options} placeholder="Choose" required />);
    expect(field()).toHaveDisplayValue('Choose');
    expect(field()).toHaveValue('');
    expect(screen.getByText('Choose')).toBeDisabled();
    await userEvent.selectOptions(field(), 'Sweden');
    expect(field()).toHaveValue('SE');
  });

  it('can be set back to its placeholder where no answer is required', async () => {
    render(<SelectField label="Country" options={options} placeholder="Choose" />);
    await userEvent.selectOptions(field(), 'Austria');
    await userEvent.selectOptions(field(), 'Choose');
    expect(field()).toHaveValue('');
  });

  it('has groups and disabled options', () => {
    render(
      <SelectField
        label="Country"
        options={[{ label: 'Near', options }, ...options.slice(0, 1)]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Near' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Cuba' })).toBeDisabled();
  });

  it('keeps its value in the platform’s control or with the caller, and gives the caller a ref to it', async () => {
    const ref = createRef<HTMLSelectElement>();
    const onChange = vi.fn((event) => event.target.value);
    const { rerender } = render(
      <SelectField ref={ref} label="Country" options={options} defaultValue="SE" name="c" />,
    );
    expect(ref.current).toBe(field());
    expect(field()).toHaveValue('SE');
    rerender(
      <SelectField key="kept" label="Country" options={options} value="AT" onChange={onChange} />,
    );
    await userEvent.selectOptions(field(), 'Sweden');
    expect(onChange).toHaveLastReturnedWith('SE');
    expect(field()).toHaveValue('AT');
  });
});
