import type { Meta, StoryObj } from '@storybook/react-vite';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { Container, Stack } from '../Layout';
import { InlineMessage } from './InlineMessage';

const meta = { title: 'Feedback/InlineMessage', component: InlineMessage } satisfies Meta<
  typeof InlineMessage
>;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    const o = overlayTexts(globals);
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
          <InlineMessage tone="warning" title={o.warnTitle}>
            {o.warnText}
          </InlineMessage>
          <InlineMessage tone="success" title={t.saved} />
          <InlineMessage>{t.emptyText}</InlineMessage>
        </Stack>
      </Container>
    );
  },
};

/** With actions to go on. */
export const WithActions: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    const o = overlayTexts(globals);
    return (
      <Container width="regular">
        <Stack>
          <InlineMessage
            tone="error"
            title={o.notSaved}
            actions={
              <Button size="small" variant="secondary">
                {t.retry}
              </Button>
            }
          />
          <InlineMessage
            title={o.notEntitled}
            actions={
              <>
                <Button size="small">{o.seePlans}</Button>
                <Button size="small" variant="quiet">
                  {o.decline}
                </Button>
              </>
            }
          >
            {o.notEntitledText}
          </InlineMessage>
        </Stack>
      </Container>
    );
  },
};
