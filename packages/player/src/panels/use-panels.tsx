import { useNotify, useSite } from '@marquee/renderer';
import { type ComponentType, type ReactNode, useState } from 'react';
import { PANELS, type PanelName, type PanelProps } from './panel';

interface Panels {
  open: (name: PanelName) => void;
  /** The panel that was opened last; it lies beside the player, whose keys it must not press. */
  panel: ReactNode;
}

/** The panels of a player, loaded when they are opened. */
export function usePanels(props: Omit<PanelProps, 'open' | 'onClose'>): Panels {
  const { t, ensureLabels } = useSite();
  const notify = useNotify();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isOpen, setOpen] = useState(false);

  async function open(name: PanelName) {
    const { labels, load } = PANELS[name];
    try {
      const [code] = await Promise.all([load(), ensureLabels(labels)]);
      setPanel(() => code.default);
      setOpen(true);
    } catch (error) {
      console.warn(`The panel ${name} did not load.`, error);
      notify({ tone: 'error', text: t('failure.offline') });
    }
  }

  return {
    open: (name) => void open(name),
    panel: Panel && <Panel {...props} open={isOpen} onClose={() => setOpen(false)} />,
  };
}
