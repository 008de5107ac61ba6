import { useSite } from '@marquee/renderer';
import { memo } from 'react';
import { MoreMenu } from '../menus/MoreMenu';

/** What the menu of a title does; each is given the title's id in the list. */
export interface TitleCommands {
  moveBy: (id: string, steps: -1 | 1) => void;
  moveTo: (id: string, end: 'top' | 'end') => void;
  remove: (id: string) => void;
}

interface TitleMenuProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** The end of the list is not loaded yet. */
  isPart: boolean;
  /** The same object in each render, so that the menus of a long list are not rendered again. */
  commands: TitleCommands;
}

/** Moves a title of a list, or takes it off, for those who do not drag. */
export const TitleMenu = memo(function TitleMenu(props: TitleMenuProps) {
  const { id, name, isFirst, isLast, isPart, commands } = props;
  const { t } = useSite();
  return (
    <MoreMenu
      label={t('lists.titleMenu', { title: name })}
      items={[
        { label: t('lists.up'), onSelect: () => commands.moveBy(id, -1), disabled: isFirst },
        { label: t('lists.down'), onSelect: () => commands.moveBy(id, 1), disabled: isLast },
        { label: t('lists.toTop'), onSelect: () => commands.moveTo(id, 'top'), disabled: isFirst },
        {
          label: t('lists.toEnd'),
          onSelect: () => commands.moveTo(id, 'end'),
          disabled: isLast || isPart,
        },
        { kind: 'separator' },
        { label: t('lists.remove'), onSelect: () => commands.remove(id), danger: true },
      ]}
    />
  );
});
