import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { MoreIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { Popover, type PopoverProps } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj;

interface SampleProps extends Partial<PopoverProps> {
  globals: Record<string, unknown>;
}

function Sample({ globals, ...props }: SampleProps) {
  const o = overlayTexts(globals);
  const t = sampleTexts(globals);
  return (
    <Popover trigger={<Button variant="secondary">{t.details}</Button>} label={o.match} {...props}>
      <Stack gap={13}>
        <Text weight="bold">{o.match}</Text>
        <Text size="small" tone="muted">
          {o.matchText}
        </Text>
        <Button size="small" fullWidth>
          {o.remind}
        </Button>
      </Stack>
    </Popover>
  );
}

/** Enter opens it and moves the focus inside, Escape closes it and returns the focus. */
export const Below: Story = {
  render: (_, { globals }) => <Sample globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: sampleTexts(globals).details });
    await userEvent.click(trigger);
    await expect(await canvas.findByRole('dialog', { name: o.match })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: o.remind })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/** At the edges of the window it changes sides, and keeps 10 px. */
export const InCorners: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <Stack direction="row" align="start">
      <Sample
        globals={globals}
        side="block-start"
        trigger={<IconButton label={sampleTexts(globals).details} icon={<MoreIcon />} />}
        defaultOpen
      />
    </Stack>
  ),
};

export const Beside: Story = {
  render: (_, { globals }) => <Sample globals={globals} side="inline-end" defaultOpen />,
};
