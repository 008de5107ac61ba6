import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLogo } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Logo } from '../Logo';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj;

export const Full: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Footer
        label={t.footer[0] ?? ''}
        logo={<Logo src={sampleLogo(globals)} width={220} height={48} alt="The League" />}
        items={t.footer.map((label) => ({ label, href: `#${label}` }))}
        legal={t.legal}
      />
    );
  },
};
