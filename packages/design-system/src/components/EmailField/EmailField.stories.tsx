import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { TextLink } from '../TextLink';
import { EmailField } from './EmailField';

const meta = { title: 'Forms/EmailField', component: EmailField } satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj;

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <EmailField label={t.email} placeholder="name@example.com" required />
          <EmailField label={t.email} defaultValue="viewer@example.com" optional={t.optional} />
          <EmailField
            label={t.email}
            defaultValue="viewer@example.com"
            error={
              <>
                {t.emailTaken} <TextLink href="#sign-in">{t.signInInstead}</TextLink>
              </>
            }
            required
          />
          <EmailField label={t.email} defaultValue="viewer@example.com" readOnly />
          <EmailField label={t.email} defaultValue="viewer@example.com" disabled />
        </>
      )}
    </FormColumn>
  ),
};

/** An email address is written left to right in every language. */
export const Typing: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>{(t) => <EmailField label={t.email} required />}</FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const field = within(canvasElement).getByRole('textbox', { name: t.email });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('viewer@example.com');
    await expect(field).toHaveValue('viewer@example.com');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};
