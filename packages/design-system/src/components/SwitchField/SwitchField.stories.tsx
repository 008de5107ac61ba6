import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { SwitchField } from './SwitchField';

const meta = { title: 'Forms/SwitchField', component: SwitchField } satisfies Meta<
  typeof SwitchField
>;

export default meta;
type Story = StoryObj;

/** A list of settings: texts at the start, switches aligned at the end. */
export const Settings: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <SwitchField label={t.autoplay} hint={t.autoplayHint} defaultChecked />
          <SwitchField label={t.dataSaver} />
          <SwitchField label={t.reminders} error={t.remindersError} />
          <SwitchField label={t.dataSaver} disabled />
          <SwitchField label={t.autoplay} disabled defaultChecked />
        </>
      )}
    </FormColumn>
  ),
};

export const AtTheStart: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <SwitchField placement="start" label={t.dataSaver} />
          <SwitchField placement="start" label={t.autoplay} hint={t.autoplayHint} defaultChecked />
        </>
      )}
    </FormColumn>
  ),
};

export const Keyboard: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => <SwitchField label={t.autoplay} hint={t.autoplayHint} />}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const control = within(canvasElement).getByRole('switch', { name: t.autoplay });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText(t.autoplay));
    await expect(control).not.toBeChecked();
  },
};
