import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, Dialog, FullScreenOverlay, Menu, Popover, Sheet, Tooltip } from '../index';

/**
 * A page with every overlay, for a browser under the site's own policy
 * (e2e/visual/overlay-policy.spec.ts).
 */
function OverlaysPage() {
  const [open, setOpen] = useState<'Dialog' | 'Sheet' | 'Overlay'>();
  const close = () => setOpen(undefined);
  const inside = (
    <Menu
      trigger={<Button>Menu inside</Button>}
      items={[
        { label: 'Rename' },
        { kind: 'submenu', label: 'Move', items: [{ label: 'To the top' }] },
      ]}
    />
  );
  return (
    <main>
      <Menu
        trigger={<Button>Menu</Button>}
        items={[
          { label: 'Watchlist' },
          { kind: 'submenu', label: 'Share', items: [{ label: 'Copy link' }] },
        ]}
      />
      <Popover trigger={<Button>Popover</Button>} label="Panel">
        <Button>In the panel</Button>
      </Popover>
      <Tooltip text="More words">
        <Button>Tooltip</Button>
      </Tooltip>
      {(['Dialog', 'Sheet', 'Overlay'] as const).map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Dialog open={open === 'Dialog'} onClose={close} title="A dialog" closeLabel="Close">
        {inside}
      </Dialog>
      <Sheet open={open === 'Sheet'} onClose={close} title="A sheet" closeLabel="Close">
        {inside}
      </Sheet>
      <FullScreenOverlay
        open={open === 'Overlay'}
        onClose={close}
        label="An overlay"
        closeLabel="Close"
      >
        {inside}
      </FullScreenOverlay>
    </main>
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<OverlaysPage />);
