import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { Button } from '../Button';
import { HeartIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Stack } from '../Layout';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { height: '160px' } } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj;

/** Tab shows it at once, Escape hides it, and the focus stays. */
export const OnAButton: Story = {
  parameters: { layout: 'centered' },
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Tooltip text={o.longTip}>
        <Button variant="secondary">{o.remind}</Button>
      </Tooltip>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    const control = canvas.getByRole('button', { name: o.remind });
    await expect(control).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(o.longTip);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(control).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};

/** The text is the button's name already: shown, and announced once. */
export const OnAnIconButton: Story = {
  parameters: { layout: 'centered' },
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Tooltip text={o.tip} repeatsName side="block-end">
        <IconButton label={o.tip} icon={<HeartIcon />} variant="outlined" />
      </Tooltip>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await within(canvasElement).findByRole('tooltip')).toBeVisible();
  },
};

/** In a corner it keeps 10 px from both edges, and opens to the side with room. */
export const InACorner: Story = {
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Stack direction="row" align="start">
        <Tooltip text={o.longTip}>
          <IconButton label={o.remind} icon={<HeartIcon />} />
        </Tooltip>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = await within(canvasElement).findByRole('tooltip');
    const { left, top, right } = tooltip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(10);
    await expect(top).toBeGreaterThanOrEqual(10);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 10);
  },
};
