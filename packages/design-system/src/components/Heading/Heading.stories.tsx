import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { Heading } from './Heading';

const meta = { title: 'Text/Heading', component: Heading } satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={21}>
        {([5, 4, 3, 2, 1] as const).map((size, at) => (
          <Heading key={size} level={at === 0 ? 1 : 2} size={size}>
            {t.titles[at]}
          </Heading>
        ))}
      </Stack>
    );
  },
};
