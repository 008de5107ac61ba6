import type { Meta, StoryObj } from '@storybook/react-vite';
import { overlayTexts } from '../../samples/overlays-texts';
import { Container, Stack } from '../Layout';
import { Progress } from './Progress';

const meta = { title: 'Feedback/Progress', component: Progress } satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj;

export const Bars: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Container width="narrow">
        <Stack gap={34}>
          <Progress label={o.downloading} value={0.62} valueText={o.part} />
          <Progress label={o.preparing} />
          <Progress label={o.ready} value={1} tone="success" />
          <Progress label={o.stopped} value={0.62} valueText={o.part} tone="danger" />
          <Progress label={o.downloading} labelHidden value={0.2} />
        </Stack>
      </Container>
    );
  },
};

export const Rings: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Stack gap={34}>
        <Progress shape="ring" label={o.downloading} value={0.62} valueText={o.part} />
        <Progress shape="ring" label={o.preparing} />
        <Progress shape="ring" label={o.ready} value={1} tone="success" />
        <Progress
          shape="ring"
          label={o.downloading}
          labelHidden
          value={0.62}
          valueText={o.part}
          tone="danger"
        />
      </Stack>
    );
  },
};
