import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailTexts } from '../../samples/detail-texts';
import { Stack } from '../Layout';
import { ShareButton } from './ShareButton';

const meta = {
  title: 'Actions/ShareButton',
  component: ShareButton,
  args: {
    title: 'The Long Way Back',
    label: 'Share',
    copiedLabel: 'Link copied',
    failedLabel: 'The link could not be copied.',
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press it: the platform’s sheet opens, or the button says that the link is copied. */
export const Plain: Story = {
  render: (args, { globals }) => {
    const t = detailTexts(globals);
    return (
      <Stack direction="row" gap={8}>
        {(['quiet', 'secondary'] as const).map((variant) => (
          <ShareButton
            {...args}
            key={variant}
            variant={variant}
            label={t.share}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
          />
        ))}
      </Stack>
    );
  },
};
