import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Stack } from '../Layout';
import { Loader } from './Loader';

const meta = { title: 'Messages/Loader', component: Loader } satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj;

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" gap={55} align="end">
        <Loader label={t.loading} size="small" />
        <Loader label={t.loading} />
        <Loader label={t.loading} size="large" labelShown />
        <Loader label={t.loading} done doneLabel={t.done} size="large" labelShown />
      </Stack>
    );
  },
};
