import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormColumn } from '../../samples/FormColumn';
import type { FormTexts } from '../../samples/form-texts';
import { Button } from '../Button';
import { FormActions } from './Form';

const meta = { title: 'Forms/FormActions', component: FormActions } satisfies Meta<
  typeof FormActions
>;

export default meta;
type Story = StoryObj;

const two = (t: FormTexts) => (
  <>
    <Button variant="quiet">{t.cancel}</Button>
    <Button type="submit">{t.signUp}</Button>
  </>
);

/** Full width, one below the other: in narrow columns, and on every phone. */
export const Stretch: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <FormActions>
          <Button type="submit">{t.signUp}</Button>
          <Button variant="quiet">{t.cancel}</Button>
        </FormActions>
      )}
    </FormColumn>
  ),
};

/**
 * As wide as their labels: at the start, at the end, or "back" at one side and "continue" at the
 * other.
 */
export const Alignments: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals} width="regular">
      {(t) => (
        <>
          <FormActions align="start">{two(t)}</FormActions>
          <FormActions align="end">{two(t)}</FormActions>
          <FormActions align="between">{two(t)}</FormActions>
        </>
      )}
    </FormColumn>
  ),
};
