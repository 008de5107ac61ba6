import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { TextAreaField } from './TextAreaField';

const meta = { title: 'Forms/TextAreaField', component: TextAreaField } satisfies Meta<
  typeof TextAreaField
>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <TextAreaField label={t.message} hint={t.messageHint} required />
          <TextAreaField label={t.message} defaultValue={t.messageValue} optional={t.optional} />
          <TextAreaField label={t.message} error={t.messageError} required />
          <TextAreaField label={t.message} readOnly defaultValue={t.messageValue} />
          <TextAreaField label={t.message} disabled defaultValue={t.messageValue} />
        </>
      )}
    </FormColumn>
  ),
};

/** The count is always shown, and announced near the limit. More may be typed: the form decides. */
export const WithACount: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <TextAreaField
            label={t.message}
            limit={280}
            countText={t.messageCount}
            defaultValue={t.messageValue}
          />
          <TextAreaField
            label={t.message}
            limit={20}
            countText={t.messageCount}
            defaultValue={t.messageValue}
            error={t.messageError}
          />
        </>
      )}
    </FormColumn>
  ),
};

/** It grows with the text, up to part of the screen. */
export const Growing: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => <TextAreaField label={t.message} limit={280} countText={t.messageCount} />}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const field = within(canvasElement).getByRole('textbox', { name: t.message });
    const before = field.offsetHeight;
    await userEvent.type(field, 'A{enter}B{enter}C{enter}D{enter}E{enter}F');
    await expect(field.offsetHeight).toBeGreaterThan(before);
    await expect(within(canvasElement).getByText(t.messageCount(11, 280))).toBeVisible();
  },
};
