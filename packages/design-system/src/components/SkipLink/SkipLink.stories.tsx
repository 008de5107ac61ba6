import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleTexts } from '../../samples/texts';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it has the focus: the first stop of the keyboard on every page. */
export const PressTab: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <div>
        <SkipLink target="skip-target">{t.skip}</SkipLink>
        <main id="skip-target" tabIndex={-1}>
          {t.paragraph}
        </main>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#skip-target');
  },
};
