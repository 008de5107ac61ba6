import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { EmailField } from '../EmailField';
import { Container } from '../Layout';
import { PasswordField } from '../PasswordField';
import { ErrorSummary } from './ErrorSummary';
import { Form, FormActions } from './Form';

const meta = { title: 'Forms/Form', component: Form } satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj;

export const SignIn: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Form>
          <EmailField label={t.email} required />
          <PasswordField label={t.password} revealLabel={t.reveal} required />
          <FormActions>
            <Button type="submit">{t.signIn}</Button>
          </FormActions>
        </Form>
      </Container>
    );
  },
};

export const WithErrorSummary: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Form>
          <ErrorSummary
            title={t.wrong}
            takeFocus={false}
            problems={[
              { fieldId: 'summary-email', message: t.emailError },
              { fieldId: 'summary-password', message: t.passwordError },
            ]}
            requestId="01JD9S2A7Q"
            requestIdLabel={t.request}
          />
          <EmailField id="summary-email" label={t.email} error={t.emailError} required />
          <PasswordField
            id="summary-password"
            label={t.password}
            revealLabel={t.reveal}
            error={t.passwordError}
            required
          />
          <FormActions align="between">
            <Button variant="quiet">{t.cancel}</Button>
            <Button type="submit">{t.signIn}</Button>
          </FormActions>
        </Form>
      </Container>
    );
  },
};
