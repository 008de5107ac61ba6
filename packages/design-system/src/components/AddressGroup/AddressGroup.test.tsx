import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type AddressFieldSpec, AddressGroup } from './AddressGroup';
import { autoCompleteToken } from './address-fields';

const fields: AddressFieldSpec[] = [
  { fieldName: 'line1', label: 'Street' },
  { fieldName: 'city', label: 'City', acceptableValues: [] },
  { fieldName: 'postalCode', label: 'ZIP' },
  {
    fieldName: 'administrativeLevel1',
    label: 'State',
    acceptableValues: [
      { value: 'AZ', displayName: 'Arizona' },
      { value: 'TX', displayName: 'Texas' },
    ],
  },
];
const shared = { legend: 'Address', fields, choosePlaceholder: 'Choose' };
const group = () => within(screen.getByRole('group', { name: 'Address' }));

describe('AddressGroup', () => {
  it('[1.3-01] shows the fields of its country, with their labels and in their order', () => {
    render(<AddressGroup {...shared} />);
    const shown = [...group().getAllByRole('textbox'), group().getByRole('combobox')];
    expect(shown.map((control) => control.getAttribute('name'))).toEqual([
      'line1',
      'city',
      'postalCode',
      'administrativeLevel1',
    ]);
    for (const [at, { label }] of fields.entries()) expect(shown[at]).toHaveAccessibleName(label);
  });

  it('[1.5-18] shows a dropdown for a field with acceptable values, otherwise a text field', async () => {
    render(<AddressGroup {...shared} />);
    const state = group().getByRole('combobox', { name: 'State' });
    expect(
      within(state)
        .getAllByRole('option', { hidden: true })
        .map((option) => option.textContent),
    ).toEqual(['Choose', 'Arizona', 'Texas']);
    await userEvent.selectOptions(state, 'Texas');
    expect(state).toHaveValue('TX');
    expect(group().getByRole('textbox', { name: 'City' })).toBeInTheDocument();
  });

  it('[1.5-15] requires every field', () => {
    render(<AddressGroup {...shared} />);
    for (const control of [...group().getAllByRole('textbox'), group().getByRole('combobox')]) {
      expect(control).toBeRequired();
    }
  });

  it('shows an error at its own field, where an error summary can link to it', () => {
    render(<AddressGroup {...shared} id="bill" errors={{ postalCode: 'Five digits.' }} />);
    const zip = group().getByRole('textbox', { name: 'ZIP' });
    expect(zip).toBeInvalid();
    expect(zip).toHaveAccessibleDescription('Five digits.');
    expect(zip).toHaveAttribute('id', 'bill-postalCode');
    expect(group().getByRole('textbox', { name: 'City' })).not.toHaveAttribute('aria-invalid');
  });

  it('marks each field for the browser’s autofill, with the purpose of the address', () => {
    render(<AddressGroup {...shared} purpose="billing" />);
    expect(group().getByLabelText(/ZIP/)).toHaveAttribute('autocomplete', 'billing postal-code');
    expect(group().getByLabelText(/State/)).toHaveAttribute(
      'autocomplete',
      'billing address-level1',
    );
  });

  it('registers its fields with a form library', async () => {
    const onChange = vi.fn();
    const bind = vi.fn((name: string) => ({ name: `address.${name}`, onChange }));
    render(<AddressGroup {...shared} bind={bind} defaultValues={{ city: 'Mesa' }} />);
    const city = group().getByRole('textbox', { name: 'City' });
    expect(city).toHaveValue('Mesa');
    expect(city).toHaveAttribute('name', 'address.city');
    await userEvent.type(city, '!');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps the room of fields that are loading, and announces that it is busy', () => {
    render(<AddressGroup {...shared} loading country={<input aria-label="Country" />} />);
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    expect(group().getAllByRole('textbox')).toHaveLength(1);
  });
});

describe('autoCompleteToken', () => {
  it('knows a field however its name is written, and gives none for unknown fields', () => {
    for (const name of ['postalCode', 'postal_code', 'POSTALCODE', 'zip']) {
      expect(autoCompleteToken(name)).toBe('postal-code');
    }
    expect(autoCompleteToken('taxNumber')).toBe('off');
    expect(autoCompleteToken('constructor')).toBe('off');
  });

  it('gives a token or off for any name', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(autoCompleteToken(name)).toMatch(/^(off|[a-z]+(-[a-z]+)*[1-3]?)$/);
      }),
    );
  });
});
