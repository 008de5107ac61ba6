import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Container, Stack } from '../Layout';
import { Text } from '../Text';
import { Divider } from './Divider';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;

export const BetweenGroups: StoryObj = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Stack gap={21}>
          <Text>{t.nav[0]}</Text>
          <Divider />
          <Text>{t.nav[1]}</Text>
        </Stack>
      </Container>
    );
  },
};
