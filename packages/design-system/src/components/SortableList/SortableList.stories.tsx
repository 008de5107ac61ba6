import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { detailTexts } from '../../samples/detail-texts';
import { samplePicture } from '../../samples/pictures';
import { MoreIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Container } from '../Layout';
import { Menu } from '../Menu';
import { moved } from './moved';
import { type SortableItem, SortableList, type SortableListLabels } from './SortableList';

const meta = {
  title: 'Media/SortableList',
  component: SortableList,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

interface Texts extends SortableListLabels {
  label: string;
  more: (name: string) => string;
  up: string;
}

const TEXTS: Record<'usual' | 'arabic', Texts> = {
  usual: {
    label: 'For the weekend',
    handle: (name) => `Move ${name}`,
    keys: 'Press Space to grab, the arrow keys to move, Space to drop, Escape to cancel.',
    grabbed: (name, place, total) => `${name} grabbed, place ${place} of ${total}.`,
    over: (name, place, total) => `${name}: place ${place} of ${total}.`,
    dropped: (name, place, total) => `${name} dropped at place ${place} of ${total}.`,
    cancelled: (name, place) => `${name} is back at place ${place}.`,
    more: (name) => `More for ${name}`,
    up: 'Move up',
  },
  arabic: {
    label: 'لعطلة نهاية الأسبوع',
    handle: (name) => `نقل ${name}`,
    keys: 'اضغط المسافة للإمساك، والأسهم للنقل، والمسافة للإفلات، وEscape للإلغاء.',
    grabbed: (name, place, total) => `أُمسك ${name}، الموضع ${place} من ${total}.`,
    over: (name, place, total) => `${name}: الموضع ${place} من ${total}.`,
    dropped: (name, place, total) => `أُفلت ${name} في الموضع ${place} من ${total}.`,
    cancelled: (name, place) => `عاد ${name} إلى الموضع ${place}.`,
    more: (name) => `المزيد لـ ${name}`,
    up: 'نقل إلى أعلى',
  },
};

function Sample({ globals }: { globals: Globals }) {
  const t = TEXTS[globals.text === 'arabic' ? 'arabic' : 'usual'];
  const [items, setItems] = useState<readonly SortableItem[]>(() =>
    detailTexts(globals).episodes.map(({ title, facts }, at) => ({
      id: `item-${at}`,
      name: title,
      facts,
      href: `#${at}`,
      gone: at === 3,
      ...(at === 3 ? {} : { image: samplePicture(globals, at + 4, 'landscape') }),
    })),
  );
  const move = (id: string, to: number) =>
    setItems((before) =>
      moved(
        before,
        before.findIndex((item) => item.id === id),
        to,
      ),
    );
  return (
    <Container>
      <SortableList
        items={items}
        label={t.label}
        labels={t}
        onMove={move}
        actions={(item, place) => (
          <Menu
            align="end"
            trigger={<IconButton icon={<MoreIcon />} label={t.more(item.name)} />}
            items={[
              { label: t.up, onSelect: () => move(item.id, place - 1), disabled: place === 0 },
            ]}
          />
        )}
      />
    </Container>
  );
}

/** A list in its edit mode; the last title is there no longer. */
export const Items: Story = { render: (_, { globals }) => <Sample globals={globals} /> };

/** The first item is grabbed by its handle and moved down with the arrow key. */
export const Grabbed: Story = {
  ...Items,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    const handle = first?.querySelector('button');
    handle?.focus();
    await userEvent.keyboard(' {ArrowDown}');
    const held = within(canvasElement).getByRole('button', { pressed: true });
    await expect(held).toBe(handle);
    await expect(held.closest('li')?.previousElementSibling).not.toBeNull();
    await expect(held).toHaveFocus();
  },
};
