import type { Meta, StoryObj } from '@storybook/react-vite';
import { formTexts } from '../../samples/form-texts';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Container } from '../Layout';
import { PlanCard, PlanGrid } from './PlanCard';

const meta = {
  title: 'Media/PlanCard',
  component: PlanCard,
  subcomponents: { PlanGrid },
  args: { name: '', price: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj;

const plans = (count: number): Story => ({
  render: (_, { globals }) => {
    const t = formTexts(globals);
    return (
      <Container spaced>
        <PlanGrid label={t.plan}>
          {t.plans.slice(0, count).map((plan, at) => (
            <PlanCard
              key={plan.value}
              name={plan.label}
              text={at === 1 ? undefined : plan.description}
              marked={at === 1}
              badges={at === 1 && <Badge kind="new">{t.mostChosen}</Badge>}
              price={`${plan.price} ${plan.period}`}
              notes={[t.planHint]}
              features={t.qualities.map(({ label }) => label).slice(0, 2 + at)}
              action={<Button fullWidth>{plan.label}</Button>}
            />
          ))}
        </PlanGrid>
      </Container>
    );
  },
});

/** Plans beside each other from 861 px on: names, prices and buttons stand in one line. */
export const Plans = plans(3);

export const One = plans(1);
