import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Heading } from '../Heading';
import { PageProgress } from './PageProgress';

const meta = { title: 'Feedback/PageProgress', component: PageProgress } satisfies Meta<
  typeof PageProgress
>;

export default meta;
type Story = StoryObj;

/** At the top edge of the window, while the present page stays readable. */
export const Waiting: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <>
        <PageProgress label={t.loading} />
        <Heading level={2}>{t.titles[0]}</Heading>
      </>
    );
  },
};
