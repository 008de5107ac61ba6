import { Button, PlusIcon } from '@marquee/design-system';
import { type SlotProps, useSession, useSite } from '@marquee/renderer';
import { useState } from 'react';
import { AddLater } from './AddLater';
import { signInPath } from './sign-in-path';

/** Adds the title of the page to a list. A guest signs in first, and comes back. */
export function AddButton({ title }: SlotProps['title.actions']) {
  const site = useSite();
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const label = site.t('adding.button');
  if (status === 'guest') {
    // Without a page for sign-in nobody can have lists.
    return site.isLive('login') ? (
      <Button variant="quiet" startIcon={<PlusIcon />} href={signInPath(site)}>
        {label}
      </Button>
    ) : null;
  }
  return (
    <>
      <Button variant="quiet" startIcon={<PlusIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && status === 'viewer' && <AddLater title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
