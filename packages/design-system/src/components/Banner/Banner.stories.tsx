import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { CheckCircleIcon, ClockIcon, EyeIcon, InfoIcon, WarningIcon, WifiOffIcon } from '../Icon';
import { Stack } from '../Layout';
import { Banner } from './Banner';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj;

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    const o = overlayTexts(globals);
    const act = (label: string) => (
      <Button size="small" variant="secondary">
        {label}
      </Button>
    );
    return (
      <Stack>
        <Banner icon={<ClockIcon size={20} />} actions={act(o.seePlans)}>
          {o.trial}
        </Banner>
        <Banner tone="warning" icon={<WarningIcon size={20} />}>
          {o.outage}
        </Banner>
        <Banner tone="danger" icon={<WifiOffIcon size={20} />} actions={act(t.retry)}>
          {t.offline}
        </Banner>
        <Banner tone="success" icon={<CheckCircleIcon size={20} />}>
          {t.saved}
        </Banner>
      </Stack>
    );
  },
};

function Dismissible({ globals }: { globals: Record<string, unknown> }) {
  const t = sampleTexts(globals);
  const [shown, setShown] = useState(true);
  if (!shown) return <Button onClick={() => setShown(true)}>{t.details}</Button>;
  return (
    <Banner
      icon={<InfoIcon size={20} />}
      onDismiss={() => setShown(false)}
      dismissLabel={t.dismiss}
    >
      {t.emptyText}
    </Banner>
  );
}

export const CanBeDismissed: Story = {
  render: (_, { globals }) => <Dismissible globals={globals} />,
  play: async ({ canvasElement, globals }) => {
    const t = sampleTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.details }));
  },
};

/** An agent acts as a viewer: the banner stays, and only ending the session removes it. */
export const Impersonation: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Banner
        tone="impersonation"
        icon={<EyeIcon size={20} />}
        actions={
          <Button size="small" variant="secondary">
            {o.end}
          </Button>
        }
      >
        {o.acting}
      </Banner>
    );
  },
};
