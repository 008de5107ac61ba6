import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { Button } from '../Button';
import { EmailField } from '../EmailField';
import { PasswordField } from '../PasswordField';
import { Form, FormActions } from './Form';

const meta = { title: 'Forms/Form', component: Form } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj;

const fields = (t: FormTexts) => (
  <>
    <EmailField label={t.email} name="email" required />
    <PasswordField label={t.password} name="password" revealLabel={t.reveal} required />
  </>
);

export const OneAction: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <Form aria-label={t.signUp} onSubmit={(event) => event.preventDefault()}>
          {fields(t)}
          <FormActions>
            <Button type="submit">{t.signUp}</Button>
          </FormActions>
        </Form>
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText(t.email, { exact: false })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(new RegExp(`^${t.password}`))).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t.signUp })).toHaveFocus();
  },
};

/** Submitted: the button keeps its size, and the form announces that it is busy. */
export const Busy: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <Form aria-label={t.signUp} busy>
          {fields(t)}
          <FormActions>
            <Button type="submit" loading loadingLabel={t.searching}>
              {t.signUp}
            </Button>
          </FormActions>
        </Form>
      )}
    </FormColumn>
  ),
};
