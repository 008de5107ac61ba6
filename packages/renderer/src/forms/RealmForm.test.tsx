import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SiteProvider } from '../site/use-site';
import { definedFields } from './defined-fields';
import { fieldProblems } from './field-problems';
import { RealmForm, type RealmFormProps } from './RealmForm';
import { signUpFields } from './samples/fields';
import { countries, formSite } from './samples/form-site';

const form = (props: Partial<RealmFormProps> = {}, site = formSite()) => (
  <SiteProvider site={site}>
    <RealmForm
      name="sign-up"
      purpose="signup"
      fields={signUpFields}
      onSubmit={async () => {}}
      status="idle"
      submitLabel="Join"
      {...props}
    />
  </SiteProvider>
);

async function show(props: Partial<RealmFormProps> = {}, site = formSite()) {
  const onSubmit = vi.fn(async () => {});
  const view = render(form({ onSubmit, ...props }, site));
  return { ...view, onSubmit, user: userEvent.setup({ delay: null }), site };
}

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
const submit = () => screen.getByRole('button', { name: 'Join' });
const listed = () => screen.findByRole('option', { name: 'United Kingdom' });

describe('a form whose fields a realm declares', () => {
  it('[1.3-14] gives each field its token, says what is required, and names everything', async () => {
    await show();
    await listed();
    const tokens = Object.entries({
      'Email address': 'email',
      'Full name': 'name',
      'Phone number': 'tel-national',
      Country: 'country',
      'Street and number': 'address-line1',
      Postcode: 'postal-code',
    });
    for (const [name, token] of tokens) {
      const control = screen.getByLabelText(name);
      expect(control, name).toHaveAttribute('autocomplete', token);
      expect(control, name).toHaveAttribute('aria-required', 'true');
    }
    expect(screen.getByLabelText(/^Password$/)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(/^Repeat password/)).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  });

  it('[1.5-18] [1.5-19] [1.5-20] asks what the chosen country asks, and keeps what was chosen in another', async () => {
    const { user } = await show();
    await listed();
    expect(screen.queryByLabelText('Tax number')).toBeNull();
    await user.selectOptions(country(), 'BR');
    const state = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    await user.selectOptions(state, 'Bahia');
    await user.type(screen.getByLabelText('Street and number'), 'Rua 1');
    await user.type(screen.getByLabelText('Tax number'), '12345678909');
    expect(screen.getByLabelText('Tax number')).toHaveValue('123.456.789-09');
    expect(screen.getByLabelText('Tax number')).toHaveAccessibleDescription(/pay taxes/);
    await user.selectOptions(country(), 'US');
    expect(screen.queryByLabelText('Tax number')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Texas');
    expect(screen.getByLabelText('Street and number')).toHaveValue('Rua 1');
    await user.selectOptions(country(), 'BR');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('BA');
    expect(screen.getByLabelText('Tax number')).toHaveValue('123.456.789-09');
  });

  it('[1.5-24] [1.5-25] gives a tax number its hint, and a greatest length', async () => {
    const fields = definedFields(
      [{ id: 'taxNumber', type: 'taxNumber', size: 9, required: true }],
      () => '',
    );
    const { user, onSubmit } = await show({ fields, country: 'GB' });
    const control = screen.getByLabelText('Tax number');
    expect(control).toHaveAccessibleDescription(/^The number you use to pay taxes/);
    await user.type(control, '1234567890');
    // Nothing is cut to make it fit: the viewer is told.
    expect(control).toHaveValue('1234567890');
    await user.click(submit());
    await waitFor(() => expect(control).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[1.5-15] [1.5-16] marks every part that is missing, and leads to each from a summary', async () => {
    const { user, onSubmit } = await show();
    await listed();
    await user.selectOptions(country(), 'BR');
    await user.click(submit());
    const summary = await screen.findByText('Check the fields marked below.');
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    const links = within(summary.closest<HTMLElement>('[tabindex]') ?? document.body).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your email address.',
      'Enter your password.',
      'Enter the password again.',
      'Enter your full name.',
      'Enter your phone number.',
      'Enter the street and number.',
      'Enter the town or city.',
      'Choose or enter the state or region.',
      'Enter the postcode.',
      'Enter your date of birth.',
      'Enter your tax number.',
    ]);
    for (const link of links) {
      await user.click(link);
      expect(document.activeElement, link.textContent ?? '').toBeInvalid();
    }
    for (const control of document.querySelectorAll('[aria-describedby]')) {
      for (const id of control.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.getElementById(id), id).not.toBeNull();
    }
  });

  it('[1.5-05] [1.5-32] sends what is shown, as the contract has it, and nothing else', async () => {
    const { user, onSubmit } = await show();
    await listed();
    await user.type(screen.getByLabelText('Email address'), 'kim@example.com');
    await user.type(screen.getByLabelText(/^Password$/), 'correct horse 9');
    await user.type(screen.getByLabelText(/^Repeat password/), 'correct horse 9');
    await user.type(screen.getByLabelText('Full name'), ' Kim Lee ');
    await user.type(screen.getByLabelText('Phone number'), '07400 123456');
    await user.selectOptions(country(), 'BR');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Bahia');
    await user.type(screen.getByLabelText('Tax number'), '12345678909');
    await user.type(screen.getByLabelText('Street and number'), 'Rua 1');
    await user.type(screen.getByLabelText('City'), 'Salvador');
    await user.type(screen.getByLabelText('CEP'), '40000');
    await user.click(screen.getByLabelText('Month'));
    await user.keyboard('01021990');
    await user.keyboard('{Enter}');
    const shared = {
      email: 'kim@example.com',
      password: 'correct horse 9',
      fullName: 'Kim Lee',
      phone: '+447400123456',
    };
    const address = { line1: 'Rua 1', city: 'Salvador', postalCode: '40000' };
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith({
        ...shared,
        address: { country: 'BR', administrativeLevel1: 'BA', ...address },
        birthDate: '1990-01-02',
        taxNumber: '12345678909',
      }),
    );
    await user.selectOptions(country(), 'GB');
    await user.click(submit());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith({
        ...shared,
        address: { country: 'GB', ...address },
      }),
    );
  });

  it('looks at the second password again when the first one changes', async () => {
    const { user } = await show();
    await user.type(screen.getByLabelText(/^Password$/), 'one');
    await user.type(screen.getByLabelText(/^Repeat password/), 'two');
    await user.click(submit());
    const again = screen.getByLabelText(/^Repeat password/);
    await waitFor(() => expect(again).toHaveAccessibleDescription(/do not match/));
    await user.clear(screen.getByLabelText(/^Password$/));
    await user.type(screen.getByLabelText(/^Password$/), 'two');
    await waitFor(() => expect(again).toBeValid());
  });

  it('[1.5-06] refuses half a date, and a number of no country, also where both may be left out', async () => {
    const fields = [
      { id: 'day', type: 'date' as const, label: 'Day of joining' },
      { id: 'phone', type: 'phoneNumber' as const, label: 'Phone' },
    ];
    const { user, onSubmit } = await show({ fields });
    await user.type(screen.getByLabelText('Year'), '19');
    await user.type(screen.getByLabelText('Phone'), '+999 12');
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toBeInvalid());
    expect(screen.getByRole('group', { name: 'Day of joining' })).toHaveAccessibleDescription(
      /four-digit/,
    );
    await user.clear(screen.getByLabelText('Year'));
    await user.clear(screen.getByLabelText('Phone'));
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({}));
  });

  it('says at a date that a part cannot read letters, keeps the digits, and is silent again with the next one', async () => {
    const { user } = await show({ fields: [{ id: 'day', type: 'date', label: 'Day of joining' }] });
    const group = screen.getByRole('group', { name: 'Day of joining' });
    const said = 'Use digits only. Other characters were left out.';
    await user.type(screen.getByLabelText('Year'), '1d');
    expect(screen.getByLabelText('Year')).toHaveValue('1');
    expect(group).toHaveAccessibleDescription(said);
    expect(screen.getByText(said).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByLabelText('Year')).toBeValid();
    await user.type(screen.getByLabelText('Year'), '9');
    expect(screen.getByLabelText('Year')).toHaveValue('19');
    expect(group).not.toHaveAccessibleDescription();
    await user.click(screen.getByLabelText('Day'));
    await user.paste('3 March 1990');
    expect(group).toHaveAccessibleDescription(said);
    await user.paste('٣/٣/١٩٩٠');
    expect(group).not.toHaveAccessibleDescription();
  });

  it('[1.2-144] has a calendar for a date, and none for the date of birth, which people know by heart', async () => {
    await show({
      fields: [
        { id: 'day', type: 'date', label: 'Day of joining' },
        { id: 'born', type: 'birthDate', label: 'Date of birth' },
      ],
    });
    const opener = await screen.findByRole('button', { name: 'Open calendar' });
    expect(screen.getByRole('group', { name: 'Day of joining' })).toContainElement(opener);
  });

  it('puts what the origin says at its field, focuses the first, and takes it away with a change', async () => {
    const { user, rerender, site } = await show();
    await listed();
    await user.selectOptions(country(), 'US');
    const { problems, others } = fieldProblems(
      ['address.administrativeLevel1:invalid', 'email:taken', 'It rains.'],
      signUpFields,
    );
    expect(others).toEqual(['It rains.']);
    rerender(form({ problems, status: 'error' }, site));
    const email = screen.getByLabelText('Email address');
    await waitFor(() => expect(email).toHaveFocus());
    const state = screen.getByRole('combobox', { name: 'State' });
    expect(state).toHaveAccessibleDescription('Choose a state or region of your country.');
    await user.type(email, 'k');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
    expect(state).toBeInvalid();
    await user.selectOptions(state, 'Texas');
    await waitFor(() => expect(state).not.toHaveAttribute('aria-invalid'));
  });

  it('[1.5-33] begins a phone number with the caller’s country', async () => {
    await show();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('GB'),
    );
  });

  it('stays usable when the countries cannot be had, and asks again when the connection is back', async () => {
    let down = true;
    const site = formSite(() => {
      if (down) throw new TypeError('Failed to fetch');
      return countries();
    });
    const { user } = await show({}, site);
    await screen.findByRole('option', { name: 'Germany' });
    await user.selectOptions(country(), 'GB');
    await user.type(screen.getByLabelText('Street and number'), 'High Street 1');
    down = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Germany' })).toBeNull());
    expect(country()).toHaveValue('GB');
    expect(screen.getByLabelText('Street and number')).toHaveValue('High Street 1');
  });

  it('keeps what was typed before the page came alive, whatever the type', async () => {
    const onSubmit = vi.fn(async () => {});
    const fields = signUpFields
      .filter(({ id }) => ['fullName', 'phone', 'address'].includes(id))
      .concat(
        { id: 'day', type: 'date', label: 'Joined' },
        { id: 'tax', type: 'taxNumber', label: 'Tax number' },
      );
    const page = form({ onSubmit, fields }, formSite());
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    const fill = (label: RegExp, text: string) => {
      within(place).getByLabelText<HTMLInputElement>(label).value = text;
    };
    fill(/^Full name/, 'Kim');
    fill(/^Phone number/, '07400 123456');
    fill(/^Street/, 'High Street 1');
    fill(/^Year/, '2026');
    fill(/^Month/, '02');
    fill(/^Day$/, '03');
    fill(/^Tax/, 'QQ 12');
    const root = hydrateRoot(place, page);
    onTestFinished(() => {
      act(() => root.unmount());
      place.remove();
    });
    const user = userEvent.setup({ delay: null });
    await listed();
    await user.selectOptions(country(), 'GB');
    await user.type(screen.getByLabelText(/^City/), 'Leeds');
    await user.type(screen.getByLabelText(/^Postcode/), 'LS1');
    await user.click(submit());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        fullName: 'Kim',
        phone: '+447400123456',
        day: '2026-02-03',
        tax: 'QQ 12',
        address: { country: 'GB', line1: 'High Street 1', city: 'Leeds', postalCode: 'LS1' },
      }),
    );
  });

  it('shows what cannot be changed, and sends it as it is', async () => {
    const fields = signUpFields
      .filter(({ id }) => id === 'address' || id === 'phone')
      .map((one) => ({
        ...one,
        readOnly: true,
        initial:
          one.type === 'address'
            ? {
                country: 'BR',
                line1: 'Rua 1',
                city: 'Salvador',
                administrativeLevel1: 'BA',
                postalCode: '4',
              }
            : '+5511961234567',
      }));
    const { user, onSubmit } = await show({ fields });
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Bahia'));
    expect(screen.getByLabelText('Country')).toHaveValue('Brazil');
    await user.click(submit());
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        phone: '+5511961234567',
        address: fields.find(({ id }) => id === 'address')?.initial,
      }),
    );
  });

  it('draws no field anew but the one that is typed into', async () => {
    const drawn = vi.fn();
    const fields = Array.from({ length: 20 }, (_, index) => ({
      id: `f${index}`,
      type: 'text' as const,
      required: true,
      label: {
        get text() {
          drawn(index);
          return `Field ${index}`;
        },
      },
    }));
    function Owner() {
      const [owned] = useState(fields);
      return form({ fields: owned });
    }
    render(<Owner />);
    const user = userEvent.setup({ delay: null });
    await user.click(submit());
    await screen.findByText('Check the fields marked below.');
    drawn.mockClear();
    await user.type(screen.getByLabelText('Field 7'), 'abc');
    await waitFor(() => expect(screen.getByLabelText('Field 7')).toBeValid());
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set([7]));
  });

  it('lists what is wrong before it moves the focus, so that nothing moves under it afterwards', async () => {
    const { user } = await show();
    await listed();
    const listedAtFocus: boolean[] = [];
    const look = () => listedAtFocus.push(screen.queryByRole('alert') !== null);
    const email = screen.getByLabelText('Email address');
    email.addEventListener('focus', look);
    await user.click(submit());
    await waitFor(() => expect(email).toHaveFocus());
    expect(listedAtFocus).toEqual([true]);
  });

  it('asks the browser once how dates are written, however many there are', async () => {
    const asked = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
    onTestFinished(() => asked.mockRestore());
    const date = (id: string) => ({ id, type: 'date' as const, label: { text: id } });
    await show({ fields: ['one', 'two', 'three'].map(date) });
    expect(screen.getAllByLabelText('Year')).toHaveLength(3);
    expect(asked.mock.calls.length).toBeLessThan(2);
  });
});
