import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { Stack } from '../Layout';
import { Loader } from './Loader';

const meta = { title: 'Feedback/Loader', component: Loader } satisfies Meta<typeof Loader>;

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
      </Stack>
    );
  },
};

export const Done: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" gap={55} align="end">
        <Loader label={t.loading} done doneLabel={t.done} size="small" />
        <Loader label={t.loading} done doneLabel={t.done} />
        <Loader label={t.loading} done doneLabel={t.done} size="large" labelShown />
      </Stack>
    );
  },
};

function Arriving({ globals }: { globals: Record<string, unknown> }) {
  const t = sampleTexts(globals);
  const o = overlayTexts(globals);
  const [done, setDone] = useState(false);
  return (
    <Stack gap={34} align="center">
      <Loader label={o.preparing} done={done} doneLabel={t.done} size="large" labelShown />
      <Button variant="quiet" onClick={() => setDone((was) => !was)}>
        {done ? t.retry : t.details}
      </Button>
    </Stack>
  );
}

/** Press the button: the ring becomes a tick of the same size. */
export const EndsWithATick: Story = {
  parameters: { layout: 'centered' },
  render: (_, { globals }) => <Arriving globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(overlayTexts(globals).preparing);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleTexts(globals).done);
  },
};
