import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FormColumn } from '../../samples/FormColumn';
import { type FormTexts, formTexts } from '../../samples/form-texts';
import { Badge } from '../Badge';
import { RadioGroupField } from './RadioGroupField';

const meta = { title: 'Forms/RadioGroupField', component: RadioGroupField } satisfies Meta<
  typeof RadioGroupField
>;

export default meta;
type Story = StoryObj;

const plansOf = (t: FormTexts) =>
  t.plans.map((plan) =>
    plan.value === 'year' ? { ...plan, badge: <Badge kind="new">{t.mostChosen}</Badge> } : plan,
  );

export const PlainList: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <RadioGroupField
            name="quality"
            label={t.quality}
            options={t.qualities}
            defaultValue="auto"
          />
          <RadioGroupField
            name="weight"
            label={t.everything}
            options={t.sports.map((sport) => ({ value: sport, label: sport }))}
            arrangement="beside"
            optional={t.optional}
          />
        </>
      )}
    </FormColumn>
  ),
};

export const States: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <>
          <RadioGroupField
            name="required"
            label={t.plan}
            hint={t.planHint}
            error={t.planError}
            options={t.qualities.slice(0, 2)}
            required
          />
          <RadioGroupField
            name="disabled"
            label={t.quality}
            options={t.qualities.slice(0, 2)}
            defaultValue="auto"
            disabled
          />
        </>
      )}
    </FormColumn>
  ),
};

/** Plans: the whole card can be pressed, and the price is at the end. */
export const Cards: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <RadioGroupField
          name="plan"
          label={t.plan}
          hint={t.planHint}
          options={plansOf(t)}
          look="cards"
          defaultValue="year"
        />
      )}
    </FormColumn>
  ),
};

export const CardsBeside: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals} width="regular">
      {(t) => (
        <RadioGroupField
          name="plan"
          label={t.plan}
          options={plansOf(t)}
          look="cards"
          arrangement="beside"
          defaultValue="month"
        />
      )}
    </FormColumn>
  ),
};

/** Nothing is chosen though an answer is required; one card is disabled. */
export const CardsWithError: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <RadioGroupField
          name="plan"
          label={t.plan}
          error={t.planError}
          options={plansOf(t).map((plan) =>
            plan.value === 'event' ? { ...plan, disabled: true, description: t.soldOut } : plan,
          )}
          look="cards"
          required
        />
      )}
    </FormColumn>
  ),
};

/** Tab enters at the chosen one; arrow keys choose and wrap around; Tab leaves. */
export const Keyboard: Story = {
  render: (_, { globals }) => (
    <FormColumn globals={globals}>
      {(t) => (
        <RadioGroupField
          name="plan"
          label={t.plan}
          options={plansOf(t)}
          look="cards"
          defaultValue="month"
        />
      )}
    </FormColumn>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = formTexts(globals);
    const canvas = within(canvasElement);
    const [first, second, third] = t.plans.map(({ label }) =>
      canvas.getByRole('radio', { name: label }),
    );
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(third).toBeChecked();
    await expect(third).toHaveFocus();
  },
};
