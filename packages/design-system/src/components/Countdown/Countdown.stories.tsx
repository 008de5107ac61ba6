import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { type NavigationTexts, navigationTexts } from '../../samples/navigation-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Hero } from '../Hero';
import { Stack } from '../Layout';
import { Text } from '../Text';
import { Countdown } from './Countdown';

/** A clock that does not move, so that pictures of a story stay the same. */
const NOON = Date.UTC(2026, 10, 21, 12);
const DAYS = 2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5000;

const meta = {
  title: 'Text/Countdown',
  component: Countdown,
  args: {
    to: NOON + DAYS,
    now: () => NOON,
    label: '',
    locale: 'en-GB',
    unitLabel: (unit) => unit,
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (t: NavigationTexts, short = false) => ({
  label: t.startsIn,
  locale: t.locale,
  unitLabel: short ? t.shortUnit : t.unit,
});

export const Large: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <Stack gap={13} align="start">
        <Text tone="muted">{t.startsIn}</Text>
        <Countdown {...args} {...words(t)} size="large" />
      </Stack>
    );
  },
};

export const Small: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return (
      <Stack align="start">
        <Text>
          {t.startsIn} <Countdown {...args} {...words(t, true)} />
        </Text>
        <Badge kind="upcoming">
          <Countdown {...args} {...words(t, true)} to={NOON + 754_000} />
        </Badge>
        <Countdown {...args} {...words(t, true)} smallest="minute" />
      </Stack>
    );
  },
};

/** In the last day, days are left out. */
export const LastMinutes: Story = {
  args: { to: NOON + 754_000 },
  render: (args, { globals }) => (
    <Countdown {...args} {...words(navigationTexts(globals))} size="large" />
  ),
};

/** Before hydration, or when the instant cannot be read: no digits, but the room for them. */
export const WithoutFigures: Story = {
  args: { to: 'some day' },
  render: (args, { globals }) => (
    <Countdown {...args} {...words(navigationTexts(globals))} size="large" />
  ),
};

function Ending({ t }: { t: NavigationTexts }) {
  const [begun, setBegun] = useState(false);
  const [end] = useState(() => Date.now() + 1500);
  return (
    <Stack align="start">
      <Countdown {...words(t)} size="large" to={end} onEnd={() => setBegun(true)} />
      <Text role="status">{begun ? t.started : ''}</Text>
    </Stack>
  );
}

/** The caller shows a message when the instant comes. */
export const Ends: Story = {
  render: (_, { globals }) => <Ending t={navigationTexts(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const t = navigationTexts(globals);
    await expect(canvas.getByRole('timer', { name: t.startsIn })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.started), {
      timeout: 5000,
    });
  },
};

export const OnAHero: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    const s = sampleTexts(globals);
    return (
      <Hero
        label={s.featured}
        pauseLabel={s.pause}
        playLabel={s.play}
        entryLabel={() => ''}
        entries={[
          {
            id: 'a',
            title: s.titles[0] ?? '',
            status: <Countdown {...args} {...words(t)} size="large" />,
            image: samplePicture(globals, 0, 'hero'),
            mobileImage: samplePicture(globals, 0, 'heroMobile'),
            actions: <Button size="large">{s.details}</Button>,
          },
        ]}
      />
    );
  },
};
