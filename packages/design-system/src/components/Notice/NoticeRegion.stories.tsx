import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type SampleTexts, sampleTexts } from '../../samples/texts';
import type { NoticeItem } from './Notice';
import { NoticeRegion } from './NoticeRegion';

const meta = { title: 'Messages/NoticeRegion', component: NoticeRegion } satisfies Meta<
  typeof NoticeRegion
>;

export default meta;
type Story = StoryObj;

function Notices({ t }: { t: SampleTexts }) {
  const [notices, setNotices] = useState<NoticeItem[]>([
    { id: '1', tone: 'success', text: t.saved, duration: Number.POSITIVE_INFINITY },
    {
      id: '2',
      tone: 'error',
      text: t.errorTitle,
      action: { label: t.retry, onSelect: () => undefined },
    },
    { id: '3', text: t.emptyText, duration: Number.POSITIVE_INFINITY },
  ]);
  return (
    <NoticeRegion
      label={t.featured}
      dismissLabel={t.dismiss}
      notices={notices}
      onDismiss={(id) => setNotices((all) => all.filter((notice) => notice.id !== id))}
    />
  );
}

export const Stacked: Story = { render: (_, { globals }) => <Notices t={sampleTexts(globals)} /> };
