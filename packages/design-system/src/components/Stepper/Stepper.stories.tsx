import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { navigationTexts } from '../../samples/navigation-texts';
import { Stack } from '../Layout';
import { Stepper, type StepperProps } from './Stepper';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    current: 1,
    label: '',
    steps: [],
    doneLabel: '',
    placeLabel: String,
    locale: 'en-GB',
  },
  argTypes: { steps: { control: false } },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function purchase(globals: Record<string, unknown>): Omit<StepperProps, 'current'> {
  const t = navigationTexts(globals);
  return {
    label: t.checkout,
    steps: t.steps.map((label, at) => ({ label, href: `#step-${at}` })),
    doneLabel: t.stepDone,
    placeLabel: t.stepOf,
    locale: t.locale,
  };
}

/** Finished steps are links. */
export const Third: Story = {
  args: { current: 2 },
  render: (args, { globals }) => <Stepper {...args} {...purchase(globals)} />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(2);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};

export const EveryState: Story = {
  render: (args, { globals }) => (
    <Stack gap={34}>
      {[0, 1, 3, 4].map((current) => (
        <Stepper
          key={current}
          {...args}
          {...purchase(globals)}
          label={`${navigationTexts(globals).checkout} ${current}`}
          current={current}
        />
      ))}
    </Stack>
  ),
};
