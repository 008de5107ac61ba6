import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { RequestId } from './RequestId';

const meta = { title: 'Feedback/RequestId', component: RequestId } satisfies Meta<typeof RequestId>;

export default meta;
type Story = StoryObj;

export const Plain: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return <RequestId id="01JD9S2A7Q4X" label={t.request} />;
  },
};
