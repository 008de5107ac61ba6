import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Container, Stack } from '../Layout';
import { InlineMessage } from './InlineMessage';

const meta = { title: 'Messages/InlineMessage', component: InlineMessage } satisfies Meta<
  typeof InlineMessage
>;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="regular">
        <Stack>
          <InlineMessage
            tone="error"
            title={t.wrong}
            requestId="01JD9S2A7Q"
            requestIdLabel={t.request}
          >
            {t.wrongText}
          </InlineMessage>
          <InlineMessage tone="success" title={t.saved} />
          <InlineMessage>{t.emptyText}</InlineMessage>
        </Stack>
      </Container>
    );
  },
};
