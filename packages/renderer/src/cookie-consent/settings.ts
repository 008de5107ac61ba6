let isOpen = false;
const listeners = new Set<() => void>();

function set(open: boolean) {
  isOpen = open;
  for (const hear of listeners) hear();
}

/** Whether the cookie settings are open: the footer opens them, the consent bar shows them. Every page loads this part. */
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
