import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { sampleTexts } from '../../samples/texts';
import { EmailField } from '../EmailField';
import { PasswordField } from '../PasswordField';
import { ErrorSummary } from './ErrorSummary';
import { Form } from './Form';

const meta = { title: 'Forms/ErrorSummary', component: ErrorSummary } satisfies Meta<
  typeof ErrorSummary
>;

export default meta;
type Story = StoryObj;

/** Above the form, with a link to each field. */
export const LeadingToFields: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <Form aria-label={t.signUp}>
          <ErrorSummary
            title={t.problemsTitle}
            takeFocus={false}
            problems={[
              { fieldId: 'summary-email', message: t.emailTaken },
              { fieldId: 'summary-password', message: t.passwordError },
            ]}
          />
          <EmailField id="summary-email" label={t.email} error={t.emailTaken} required />
          <PasswordField
            id="summary-password"
            label={t.password}
            revealLabel={t.reveal}
            error={t.passwordError}
            required
          />
        </Form>
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.emailTaken })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(new RegExp(`^${t.password}`))).toHaveFocus();
  },
};

/** A problem that no field can correct: what to do, and the request id for support. */
export const OfTheWholeForm: Story = {
  render: (_, { globals }) => {
    const own = sampleTexts(globals);
    return (
      <FormColumn globals={globals}>
        {() => (
          <ErrorSummary
            title={own.wrong}
            takeFocus={false}
            problems={[]}
            requestId="01JD9S2A7Q"
            requestIdLabel={own.request}
          />
        )}
      </FormColumn>
    );
  },
};
