import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { CheckIcon, WarningIcon, WifiOffIcon } from '../Icon';
import { Stack } from '../Layout';
import { Banner } from './Banner';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack>
        <Banner tone="danger" icon={<WifiOffIcon size={20} />}>
          {t.offline}
        </Banner>
        <Banner
          tone="warning"
          icon={<WarningIcon size={20} />}
          actions={
            <Button size="small" variant="secondary">
              {t.retry}
            </Button>
          }
        >
          {t.errorText}
        </Banner>
        <Banner tone="success" icon={<CheckIcon size={20} />}>
          {t.saved}
        </Banner>
        <Banner onDismiss={() => undefined} dismissLabel={t.dismiss}>
          {t.emptyText}
        </Banner>
      </Stack>
    );
  },
};
