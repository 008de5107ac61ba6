import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { Stack } from '../Layout';
import { Avatar } from './Avatar';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Ada Okafor', label: 'Ada Okafor' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const SIZES = ['small', 'medium', 'large', 'huge'] as const;

/** The colour is derived from the name, so that a person looks the same everywhere. */
export const Initials: Story = {
  render: (_, { globals }) => (
    <Stack gap={21}>
      {SIZES.map((size) => (
        <Stack key={size} direction="row" gap={13} align="center">
          {mediaTexts(globals).people.map((name) => (
            <Avatar key={name} name={name} label={name} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Pictures: Story = {
  render: (_, { globals }) => (
    <Stack direction="row" gap={21} align="center">
      {SIZES.map((size, at) => (
        <Avatar
          key={size}
          name={mediaTexts(globals).people[at] ?? ''}
          label={mediaTexts(globals).people[at]}
          image={samplePicture(globals, at, 'square')}
          size={size}
        />
      ))}
    </Stack>
  ),
};

/** The person is live now. */
export const Live: Story = {
  render: (_, { globals }) => {
    const { people, live } = mediaTexts(globals);
    return (
      <Stack direction="row" gap={21} align="center">
        {SIZES.map((size, at) => (
          <Avatar
            key={size}
            name={people[at] ?? ''}
            label={people[at]}
            liveLabel={live}
            image={at % 2 === 0 ? samplePicture(globals, at, 'square') : undefined}
            size={size}
          />
        ))}
      </Stack>
    );
  },
};
