import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { ChevronEndIcon, CloseIcon, HomeIcon, SearchIcon } from '../Icon';
import { Stack } from '../Layout';
import { IconButton } from './IconButton';

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<
  typeof IconButton
>;

export default meta;
type Story = StoryObj;

export const Variants: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <IconButton label={t.details} icon={<SearchIcon />} />
        <IconButton label={t.dismiss} icon={<CloseIcon />} variant="outlined" />
        <IconButton label={t.next} icon={<ChevronEndIcon />} variant="overlay" />
        <IconButton label={t.home} icon={<HomeIcon />} href="#home" />
        <IconButton label={t.remove} icon={<CloseIcon />} disabled />
      </Stack>
    );
  },
};
