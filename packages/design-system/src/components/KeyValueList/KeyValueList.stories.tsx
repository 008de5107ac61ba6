import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaTexts } from '../../samples/media-texts';
import { Heading } from '../Heading';
import { Container, Stack } from '../Layout';
import { KeyValueList } from './KeyValueList';

const meta = {
  title: 'Media/KeyValueList',
  component: KeyValueList,
  args: { entries: [] },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj;

/** The sum is set apart. Printed in black on white, with no line split across pages. */
export const Receipt: Story = {
  render: (_, { globals }) => {
    const { title, rows, total } = mediaTexts(globals).receipt;
    return (
      <Container width="narrow">
        <Stack>
          <Heading level={2}>{title}</Heading>
          <KeyValueList entries={[...rows, { ...total, total: true }]} />
        </Stack>
      </Container>
    );
  },
};

/** Values beside their labels; on phones below them. */
export const Details: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Container width="regular">
        <KeyValueList
          look="details"
          entries={t.bouts
            .slice(0, 3)
            .map((bout) => ({ label: bout.opponent, value: bout.method }))}
        />
      </Container>
    );
  },
};
