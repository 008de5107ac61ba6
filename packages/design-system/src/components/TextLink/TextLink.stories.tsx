import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { ArrowStartIcon } from '../Icon';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { TextLink } from './TextLink';

const meta = { title: 'Actions/TextLink', component: TextLink } satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj;

export const Variants: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack>
        <Text measure>
          {t.paragraph} <TextLink href="#terms">{t.footer[1]}</TextLink>
        </Text>
        <TextLink href="#back" variant="quiet">
          <ArrowStartIcon />
          {t.back}
        </TextLink>
      </Stack>
    );
  },
};
