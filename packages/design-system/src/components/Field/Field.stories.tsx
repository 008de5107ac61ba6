import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { formTexts } from '../../samples/form-texts';
import { TextLink } from '../TextLink';
import { Field } from './Field';
import { box } from './Field.styles';
import type { FieldTexts } from './field-texts';
import { useField } from './use-field';

const meta = { title: 'Forms/Field', component: Field } satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj;

interface OwnControlProps extends FieldTexts {
  disabled?: boolean;
  aside?: ReactNode;
}

/**
 * A control of the caller's own: the result of `useField` is spread on it, and Field renders the
 * rest.
 */
function OwnControl({ disabled, aside, ...texts }: OwnControlProps) {
  const wiring = useField(texts);
  return (
    <Field {...texts} aside={aside} wiring={wiring}>
      <input {...wiring.control} disabled={disabled} className={box().className} />
    </Field>
  );
}

/** Any control can be in a Field: spread `wiring.control` on it. */
export const AroundAControl: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => <OwnControl label={t.name} hint={t.nameHint} />}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(t.name));
    const control = canvas.getByRole('textbox', { name: t.name });
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription(t.nameHint);
  },
};

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <OwnControl label={t.name} />
          <OwnControl label={t.name} hint={t.nameHint} required />
          <OwnControl label={t.name} hint={t.nameHint} optional={t.optional} />
          <OwnControl label={t.name} hint={t.nameHint} error={t.nameError} required />
          <OwnControl label={t.name} disabled />
          <OwnControl label={t.name} labelHidden hint={t.nameHint} />
        </>
      )}
    </FormColumn>
  ),
};

/** Content beside the label stays at the far end, and moves below it where the texts are long. */
export const WithAside: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <OwnControl
            label={t.email}
            aside={<TextLink href="#sign-in">{t.signInInstead}</TextLink>}
          />
          <OwnControl
            label={t.longWord}
            hint={t.longWord}
            error={t.longWord}
            aside={<TextLink href="#sign-in">{t.signInInstead}</TextLink>}
          />
        </>
      )}
    </FormColumn>
  ),
};
