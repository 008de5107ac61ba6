import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj;

interface AskingProps {
  globals: Record<string, unknown>;
  danger?: boolean;
  busy?: boolean;
}

function Asking({ globals, danger, busy }: AskingProps) {
  const t = sampleTexts(globals);
  const o = overlayTexts(globals);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {danger ? t.remove : o.share}
      </Button>
      <ConfirmDialog
        open={open}
        title={danger ? o.cancelPlan : (t.titles[1] ?? '')}
        confirmLabel={danger ? o.endPlan : o.share}
        cancelLabel={danger ? o.keepPlan : t.cancel}
        onConfirm={close}
        onCancel={close}
        danger={danger}
        busy={busy}
      >
        {danger ? o.cancelPlanText : t.taglines[1]}
      </ConfirmDialog>
    </>
  );
}

/** The focus begins on the button that cancels. */
export const Danger: Story = {
  render: (_, { globals }) => <Asking globals={globals} danger />,
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: o.keepPlan })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: o.endPlan })).toHaveFocus();
  },
};

export const Question: Story = { render: (_, { globals }) => <Asking globals={globals} /> };

export const Busy: Story = { render: (_, { globals }) => <Asking globals={globals} danger busy /> };
