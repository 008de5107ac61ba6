import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { TextLink } from '../TextLink';
import { PasswordField } from './PasswordField';

const meta = { title: 'Forms/PasswordField', component: PasswordField } satisfies Meta<
  typeof PasswordField
>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <PasswordField label={t.password} revealLabel={t.reveal} required />
          <PasswordField
            label={t.password}
            revealLabel={t.reveal}
            hint={t.passwordHint}
            defaultValue="correct horse"
            aside={<TextLink href="#forgot">{t.signInInstead}</TextLink>}
          />
          <PasswordField
            label={t.password}
            revealLabel={t.reveal}
            error={t.passwordError}
            defaultValue="secret"
            required
          />
          <PasswordField
            label={t.password}
            revealLabel={t.reveal}
            defaultValue="correct horse"
            disabled
          />
        </>
      )}
    </FormColumn>
  ),
};

/**
 * Shown while the eye button is held, by pointer or by key, and hidden 300 ms after (spec 1 §5,
 * §9).
 */
export const HoldToReveal: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <PasswordField
          label={t.password}
          revealLabel={t.reveal}
          hint={t.passwordHint}
          defaultValue="correct horse"
        />
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(t.password);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    const eye = canvas.getByRole('button', { name: t.reveal });
    await expect(eye).toHaveFocus();
    await fireEvent.keyDown(eye, { key: ' ' });
    await expect(field).toHaveAttribute('type', 'text');
    await fireEvent.keyUp(eye, { key: ' ' });
    await waitFor(() => expect(field).toHaveAttribute('type', 'password'));
    await expect(field).toHaveValue('correct horse');
  },
};
