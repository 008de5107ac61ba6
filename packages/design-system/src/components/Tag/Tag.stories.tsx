import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { ClockIcon } from '../Icon';
import { Stack } from '../Layout';
import { Tag } from './Tag';

const meta = { title: 'Text/Tag', component: Tag } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj;

export const Facts: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        {t.facts.map((fact) => (
          <Tag key={fact} icon={<ClockIcon />}>
            {fact}
          </Tag>
        ))}
      </Stack>
    );
  },
};
