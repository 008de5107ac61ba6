import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { detailTexts } from '../../samples/detail-texts';
import { Text } from '../Text';
import { SpoilerCover } from './SpoilerCover';

const meta = {
  title: 'Media/SpoilerCover',
  component: SpoilerCover,
  args: { showLabel: 'Show result', hideLabel: 'Hide result', children: null },
} satisfies Meta<typeof SpoilerCover>;

export default meta;
type Story = StoryObj;

/** Closed until the viewer presses it. */
export const Plain: Story = {
  render: (_, { globals }) => {
    const { bouts } = detailTexts(globals);
    return (
      <SpoilerCover showLabel={bouts.show} hideLabel={bouts.hide}>
        <Text tabular>3 : 1</Text>
      </SpoilerCover>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText(detailTexts(globals).bouts.show));
    await expect(page.getByText('3 : 1')).toBeVisible();
  },
};
