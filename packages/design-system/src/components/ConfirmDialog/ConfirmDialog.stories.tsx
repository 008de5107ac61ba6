import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type SampleTexts, sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';

const meta = { title: 'Messages/ConfirmDialog', component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>;

export default meta;
type Story = StoryObj;

function Asking({ t }: { t: SampleTexts }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={open}
        title={t.titles[1] ?? ''}
        confirmLabel={t.remove}
        cancelLabel={t.cancel}
        onConfirm={close}
        onCancel={close}
        danger
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}

export const Danger: Story = { render: (_, { globals }) => <Asking t={sampleTexts(globals)} /> };
