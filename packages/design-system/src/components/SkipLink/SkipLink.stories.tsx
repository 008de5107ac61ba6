import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { SkipLink } from './SkipLink';

const meta = { title: 'Navigation/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj;

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
};
