let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean) {
  isOpen = open;
  for (const hear of listeners) hear();
}

/** The footer opens them, the bar shows them. It is all of this that pages have from the start. */
export const cookieSettings = {
  isOpen: () => isOpen,
  open: () => set(true),
  close: () => set(false),
  subscribe(hear: () => void) {
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  },
};
