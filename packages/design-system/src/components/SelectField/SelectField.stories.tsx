import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { SelectField } from './SelectField';

const meta = { title: 'Forms/SelectField', component: SelectField } satisfies Meta<
  typeof SelectField
>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <SelectField
            label={t.country}
            hint={t.countryHint}
            options={t.countries}
            placeholder={t.chooseCountry}
            required
          />
          <SelectField label={t.country} options={t.countries} defaultValue="GB" />
          <SelectField
            label={t.country}
            options={t.countries}
            placeholder={t.chooseCountry}
            error={t.countryError}
            required
          />
          <SelectField
            label={t.country}
            options={t.countries}
            placeholder={t.chooseCountry}
            optional={t.optional}
          />
          <SelectField label={t.country} options={t.countries} disabled />
        </>
      )}
    </FormColumn>
  ),
};

/** Groups with headings in the list, and a disabled option. */
export const Groups: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <SelectField label={t.country} options={t.countryGroups} placeholder={t.chooseCountry} />
      )}
    </FormColumn>
  ),
};

/** A label longer than the field ends in "…" before the arrow. */
export const LongLabel: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <SelectField
          label={t.longWord}
          options={[{ value: 'long', label: `${t.longWord} ${t.longWord} ${t.longWord}` }]}
        />
      )}
    </FormColumn>
  ),
};

/** The platform's keys: Tab to it, then choose. */
export const Keyboard: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <SelectField
          label={t.country}
          options={t.countries}
          placeholder={t.chooseCountry}
          required
        />
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const field = within(canvasElement).getByRole('combobox', { name: t.country });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    const [, second] = t.countries;
    await userEvent.selectOptions(field, second?.value ?? '');
    await expect(field).toHaveDisplayValue(second?.label ?? '');
  },
};
