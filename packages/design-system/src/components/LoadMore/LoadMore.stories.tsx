import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type NavigationTexts, navigationTexts } from '../../samples/navigation-texts';
import { sampleTexts } from '../../samples/texts';
import { LoadMore, type LoadMoreProps } from './LoadMore';

const meta = {
  title: 'Navigation/LoadMore',
  component: LoadMore,
  args: {
    label: '',
    loaded: 60,
    total: 240,
    countLabel: String,
    arrivedLabel: String,
    onLoad: () => undefined,
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (t: NavigationTexts, globals: Record<string, unknown>) => ({
  label: t.loadMore,
  countLabel: t.loaded,
  arrivedLabel: t.arrived,
  busyLabel: sampleTexts(globals).loading,
});

function Growing(props: LoadMoreProps) {
  const [loaded, setLoaded] = useState(props.loaded);
  const [busy, setBusy] = useState(false);
  return (
    <LoadMore
      {...props}
      loaded={loaded}
      busy={busy}
      onLoad={() => {
        setBusy(true);
        setTimeout(() => {
          setBusy(false);
          setLoaded((now) => now + 60);
        }, 400);
      }}
    />
  );
}

/** The button keeps the focus until it disappears; then the count takes it. */
export const Growth: Story = {
  args: { loaded: 60, total: 180 },
  render: (args, { globals }) => (
    <Growing {...args} {...words(navigationTexts(globals), globals)} />
  ),
  play: async ({ canvasElement, globals }) => {
    const t = navigationTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(t.loaded(120, 180))).toBeVisible());
    await expect(canvas.getByRole('button', { name: t.loadMore })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(t.loaded(180, 180))).toHaveFocus());
  },
};

export const Waiting: Story = {
  render: (args, { globals }) => (
    <LoadMore {...args} {...words(navigationTexts(globals), globals)} />
  ),
};

export const Busy: Story = {
  args: { busy: true },
  render: (args, { globals }) => (
    <LoadMore {...args} {...words(navigationTexts(globals), globals)} />
  ),
};

export const Failed: Story = {
  render: (args, { globals }) => {
    const t = navigationTexts(globals);
    return <LoadMore {...args} {...words(t, globals)} error={t.loadFailed} />;
  },
};

export const All: Story = {
  args: { loaded: 240 },
  render: (args, { globals }) => (
    <LoadMore {...args} {...words(navigationTexts(globals), globals)} />
  ),
};
