import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { TextLink } from '../TextLink';
import { TextField } from './TextField';

const meta = { title: 'Forms/TextField', component: TextField } satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <TextField label={t.name} />
          <TextField label={t.name} placeholder={t.nameValue} hint={t.nameHint} />
          <TextField label={t.name} hint={t.nameHint} required defaultValue={t.nameValue} />
          <TextField label={t.name} optional={t.optional} />
          <TextField label={t.name} error={t.nameError} hint={t.nameHint} required />
        </>
      )}
    </FormColumn>
  ),
};

/** A read-only text can be selected and copied, and is sent; a disabled one cannot and is not. */
export const NotToBeWritten: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <TextField label={t.name} readOnly defaultValue={t.nameValue} hint={t.nameHint} />
          <TextField label={t.name} disabled defaultValue={t.nameValue} />
          <TextField label={t.name} disabled />
        </>
      )}
    </FormColumn>
  ),
};

export const LongWords: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <TextField
          label={t.longWord}
          hint={t.longWord}
          error={t.longWord}
          aside={<TextLink href="#aside">{t.longWord}</TextLink>}
          defaultValue={`${t.longWord} ${t.longWord}`}
          required
        />
      )}
    </FormColumn>
  ),
};

/** A press on the label gives the focus; the typed text stays. */
export const Typing: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => <TextField label={t.name} hint={t.nameHint} required />}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(t.name));
    const field = canvas.getByRole('textbox', { name: t.name });
    await expect(field).toHaveFocus();
    await userEvent.keyboard(t.nameValue);
    await expect(field).toHaveValue(t.nameValue);
  },
};
