import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import type { NoticeItem } from './Notice';
import { NoticeRegion } from './NoticeRegion';

const meta = {
  title: 'Feedback/NoticeRegion (toasts)',
  component: NoticeRegion,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof NoticeRegion>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

const forEver = Number.POSITIVE_INFINITY;

function Notices({ globals, start }: { globals: Globals; start: readonly NoticeItem[] }) {
  const o = overlayTexts(globals);
  const [notices, setNotices] = useState(start);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() =>
          setNotices((all) => [...all, { id: String(Date.now()), tone: 'success', text: o.ready }])
        }
      >
        {o.share}
      </Button>
      <NoticeRegion
        label={o.noticeRegion}
        dismissLabel={sampleTexts(globals).dismiss}
        notices={notices}
        onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
      />
    </>
  );
}

/**
 * The newest is nearest to the edge. An error, and a notice with an action, stay; when one is
 * dismissed, the focus moves to the next.
 */
export const Stacked: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Notices
        globals={globals}
        start={[
          { id: '1', text: o.longNotice, duration: forEver },
          { id: '2', tone: 'error', text: o.notSaved },
          { id: '3', text: o.removed, action: { label: o.undo, onSelect: () => undefined } },
          { id: '4', tone: 'success', text: o.ready, duration: forEver },
        ]}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const region = within(within(canvasElement).getByRole('region', { name: o.noticeRegion }));
    const buttons = () => region.getAllByRole('button', { name: sampleTexts(globals).dismiss });
    buttons()[3]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(buttons()).toHaveLength(3);
    await expect(buttons()[2]).toHaveFocus();
  },
};

/** Press the button: the notice goes by itself, unless a pointer or the focus is on it. */
export const GoesByItself: Story = {
  render: (_, { globals }) => (
    <Notices
      globals={globals}
      start={[{ id: '1', tone: 'success', text: overlayTexts(globals).ready }]}
    />
  ),
};

export const Failing: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Notices
        globals={globals}
        start={[
          {
            id: '1',
            tone: 'error',
            text: o.notSaved,
            action: { label: sampleTexts(globals).retry, onSelect: () => undefined },
          },
        ]}
      />
    );
  },
};
