import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const COUNTRIES = [
  { code: 'GB', name: 'United Kingdom', callingCode: '44', example: '07400 123456' },
  { code: 'US', name: 'United States', callingCode: '1', example: '(201) 555-0123' },
  { code: 'DE', name: 'Germany', callingCode: '49', example: '01512 3456789', trunkPrefix: '0' },
];
const phone = (props: Partial<PhoneFieldProps> = {}) => (
  <PhoneField label="Mobile" name="phone" countryLabel="Country" countries={COUNTRIES} {...props} />
);
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
const carried = () => document.querySelector<HTMLInputElement>('input[type="hidden"]');

describe('PhoneField', () => {
  it('[1.2-140] [1.5-33] has a list of countries, the first one chosen', () => {
    render(phone());
    expect(country()).toHaveValue('GB');
    expect(country()).toHaveAttribute('autocomplete', 'tel-country-code');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringMatching(/United Kingdom.*\+44/),
      expect.stringMatching(/United States.*\+1/),
      expect.stringMatching(/Germany.*\+49/),
    ]);
  });

  it('[1.2-141] shows an example number of the chosen country', async () => {
    render(phone());
    expect(number()).toHaveAttribute('placeholder', '07400 123456');
    await userEvent.selectOptions(country(), 'US');
    expect(number()).toHaveAttribute('placeholder', '(201) 555-0123');
  });

  it('[1.5-32] gives the number with the prefix of the chosen country', async () => {
    const onValueChange = vi.fn();
    render(phone({ onValueChange, defaultCountry: 'US' }));
    await userEvent.type(number(), '201 555 0123');
    const parts = { regionCode: 'US', prefix: '+1', number: '2015550123' };
    expect(onValueChange).toHaveBeenLastCalledWith('+12015550123', {
      ...parts,
      complete: '+12015550123',
    });
    expect(carried()).toHaveValue('+12015550123');
    await userEvent.selectOptions(country(), 'DE');
    expect(onValueChange.mock.lastCall?.[0]).toBe('+492015550123');
    await userEvent.clear(number());
    expect(onValueChange.mock.lastCall?.[0]).toBe('');
  });

  it('[1.5-34] corrects +4407 to +447', async () => {
    render(phone());
    await userEvent.type(number(), '07400 123456');
    expect(carried()).toHaveValue('+447400123456');
    await userEvent.clear(number());
    await userEvent.type(number(), '+4407400123456');
    expect(carried()).toHaveValue('+447400123456');
  });

  it('changes the country for a number typed with a plus, and keeps its prefix out of the text', async () => {
    render(phone());
    await userEvent.type(number(), '+49 1512 3456789');
    expect(country()).toHaveValue('DE');
    expect(number()).toHaveValue('+49 1512 3456789');
    await userEvent.tab();
    expect(number()).toHaveValue('01512 3456789');
    expect(carried()).toHaveValue('+4915123456789');
  });

  it('changes the country for a number pasted with a plus, whatever the text before', async () => {
    render(phone({ defaultValue: '+447400123456' }));
    await userEvent.click(number());
    await userEvent.paste('+1 (201) 555-0123');
    expect(country()).toHaveValue('US');
    expect(carried()).toHaveValue('+12015550123');
  });

  it('gives no value for a prefix that no country of the list has', async () => {
    render(phone());
    await userEvent.type(number(), '+999123');
    expect(country()).toHaveValue('GB');
    expect(carried()).toHaveValue('');
  });

  it('formats the number as its country does when the focus leaves it', async () => {
    const format = (digits: string) => `0${digits.slice(0, 4)} ${digits.slice(4)}`;
    render(phone({ format, defaultValue: '+447400123456' }));
    expect(number()).toHaveValue('07400 123456');
    await userEvent.clear(number());
    await userEvent.type(number(), '7400123457');
    expect(number()).toHaveValue('7400123457');
    await userEvent.tab();
    expect(number()).toHaveValue('07400 123457');
    expect(carried()).toHaveValue('+447400123457');
  });

  it('refuses a format that would change the number', () => {
    render(phone({ format: () => '1', defaultValue: '+447400123456' }));
    expect(number()).toHaveValue('7400123456');
  });

  it('is left to right, with the keyboard and the autofill of phone numbers', () => {
    render(<div dir="rtl">{phone()}</div>);
    expect(number().closest('[dir]')).toHaveAttribute('dir', 'ltr');
    expect(number()).toHaveAttribute('type', 'tel');
    expect(number()).toHaveAttribute('autocomplete', 'tel-national');
  });

  it('follows a controlled value, but not the echo of what is being typed', async () => {
    function Owner() {
      const [value, setValue] = useState('+447400123456');
      return (
        <>
          {phone({ value, onValueChange: setValue })}
          <button type="button" onClick={() => setValue('+12015550123')}>
            Other
          </button>
        </>
      );
    }
    render(<Owner />);
    await userEvent.clear(number());
    await userEvent.type(number(), '07400 1');
    expect(number()).toHaveValue('07400 1');
    await userEvent.click(screen.getByRole('button'));
    expect(country()).toHaveValue('US');
    expect(number()).toHaveValue('(201) 555-0123');
  });

  it.each([
    ['+14155550100', '(415) 555-0100'],
    ['+447400123456', '07400 123456'],
    ['+4915123456789', '01512 3456789'],
    ['+493012345', '3012345'],
  ])('shows %s as its country writes numbers: %s', (kept, shown) => {
    const countries = COUNTRIES.map((one) =>
      one.code === 'GB' ? { ...one, trunkPrefix: '0' } : one,
    );
    render(phone({ countries, defaultValue: kept }));
    expect(number()).toHaveValue(shown);
    expect(carried()).toHaveValue(kept);
  });

  it.each(['+49 1512 3456789', '0049 1512 3456789'])(
    'finds the country of %s once the list has it',
    async (text) => {
      const { rerender } = render(phone({ countries: COUNTRIES.slice(0, 2) }));
      await userEvent.type(number(), text);
      await userEvent.tab();
      expect(carried()).toHaveValue('');
      rerender(phone());
      expect(country()).toHaveValue('DE');
      expect(carried()).toHaveValue('+4915123456789');
    },
  );

  it('has the first country of its list until the viewer or a number chooses one', async () => {
    const { rerender } = render(phone({ countries: COUNTRIES.slice(1) }));
    await userEvent.type(number(), '201 555 0123');
    rerender(phone());
    expect(country()).toHaveValue('GB');
    expect(number()).toHaveValue('201 555 0123');
    await userEvent.selectOptions(country(), 'US');
    rerender(phone({ countries: COUNTRIES.toReversed() }));
    expect(country()).toHaveValue('US');
  });

  it('is sent and reset with its form', async () => {
    render(
      <form aria-label="You">
        {phone({ defaultValue: '+12015550123' })}
        <button type="reset">Undo</button>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await userEvent.selectOptions(country(), 'DE');
    expect([...new FormData(form)]).toEqual([['phone', '+492015550123']]);
    await userEvent.click(screen.getByRole('button'));
    expect([...new FormData(form)]).toEqual([['phone', '+12015550123']]);
    expect(country()).toHaveValue('US');
  });

  it('ties label, error and hint to the number, and gives the form a ref to it', () => {
    const ref = createRef<HTMLInputElement>();
    render(phone({ ref, error: 'Too short.', hint: 'For messages', required: true }));
    expect(ref.current).toBe(number());
    expect(number()).toBeInvalid();
    expect(number()).toBeRequired();
    expect(number()).toHaveAccessibleDescription('Too short. For messages');
  });

  it('calls back when the focus has left country and number, not between them', async () => {
    const onBlur = vi.fn();
    render(phone({ onBlur }));
    await userEvent.tab();
    expect(country()).toHaveFocus();
    await userEvent.tab();
    expect(number()).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('can be read-only or disabled', async () => {
    const { rerender } = render(phone({ readOnly: true, defaultValue: '+12015550123' }));
    await userEvent.type(number(), '9');
    await userEvent.paste('+49151');
    expect(carried()).toHaveValue('+12015550123');
    expect(country()).toBeDisabled();
    rerender(phone({ disabled: true, defaultValue: '+12015550123' }));
    expect(number()).toBeDisabled();
    expect(carried()).toBeDisabled();
  });

  it('renders on the server under a strict policy', () => {
    const html = renderToString(phone({ defaultValue: '+12015550123' }));
    expect(html).toContain('value="+12015550123"');
    expect(html).not.toMatch(/\s(style|on[a-z]+)=/);
  });
});
