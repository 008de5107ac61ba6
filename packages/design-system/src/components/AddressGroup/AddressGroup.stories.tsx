import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { SelectField } from '../SelectField';
import { AddressGroup } from './AddressGroup';

const meta = { title: 'Forms/AddressGroup', component: AddressGroup } satisfies Meta<
  typeof AddressGroup
>;

export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <AddressGroup
          legend={t.billingAddress}
          fields={t.addressFields}
          choosePlaceholder={t.choose}
          purpose="billing"
          country={
            <SelectField
              label={t.country}
              options={t.countries}
              autoComplete="billing country"
              defaultValue={t.countries[3]?.value}
              required
            />
          }
        />
      )}
    </FormColumn>
  ),
};

export const Filled: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <AddressGroup
          legend={t.billingAddress}
          fields={t.addressFields}
          choosePlaceholder={t.choose}
          defaultValues={t.addressValues}
        />
      )}
    </FormColumn>
  ),
};

export const WithErrors: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <AddressGroup
          legend={t.billingAddress}
          fields={t.addressFields}
          choosePlaceholder={t.choose}
          defaultValues={{ ...t.addressValues, postalCode: '8750' }}
          errors={{ postalCode: t.postalError, administrativeLevel1: t.stateError }}
        />
      )}
    </FormColumn>
  ),
};

/** The country has changed and its fields are loading. */
export const Loading: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <AddressGroup legend={t.billingAddress} fields={[]} choosePlaceholder={t.choose} loading />
      )}
    </FormColumn>
  ),
};

export const Disabled: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <AddressGroup
          legend={t.billingAddress}
          legendHidden
          fields={t.addressFields}
          choosePlaceholder={t.choose}
          defaultValues={t.addressValues}
          disabled
        />
      )}
    </FormColumn>
  ),
};

/** Tab moves from field to field in reading order. */
export const Keyboard: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <AddressGroup
          legend={t.billingAddress}
          fields={t.addressFields}
          choosePlaceholder={t.choose}
        />
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const group = within(within(canvasElement).getByRole('group', { name: t.billingAddress }));
    for (const { label } of t.addressFields) {
      await userEvent.tab();
      await expect(group.getByLabelText(label, { exact: false })).toHaveFocus();
    }
    const state = t.addressFields.find((field) => field.acceptableValues);
    const [value] = state?.acceptableValues ?? [];
    const dropdown = group.getByRole('combobox');
    await userEvent.selectOptions(dropdown, value?.value ?? '');
    await expect(dropdown).toHaveDisplayValue(value?.displayName ?? '');
  },
};
