import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { CheckIcon } from '../Icon';
import { VisuallyHidden } from './VisuallyHidden';

const meta = { title: 'Text/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj;

export const BesideAnIcon: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <span>
        <CheckIcon size={24} />
        <VisuallyHidden>{t.done}</VisuallyHidden>
      </span>
    );
  },
};
