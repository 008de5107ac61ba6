import { IconButton, PlusIcon } from '@marquee/design-system';
import { type SlotProps, useSession, useSite } from '@marquee/renderer';
import { useState } from 'react';
import { AddLater } from './AddLater';

/** Adds the title of a card to a list; for viewers alone. */
export function AddCardButton({ title }: SlotProps['card.actions']) {
  const { t } = useSite();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (status !== 'viewer') return null;
  return (
    <>
      <IconButton
        variant="overlay"
        icon={<PlusIcon />}
        label={t('adding.card', { title: title.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && <AddLater title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
