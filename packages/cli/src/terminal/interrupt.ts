/** The reaction of a command to Ctrl-C or another signal to end. */
export interface Interrupt {
  /** Resolves at Ctrl-C. A command that waits here ends by itself; any other is ended at once. */
  wait(): Promise<void>;
  /**
   * Registers a clean-up for a command that is ended. Its promise is awaited, unless the command is told to end a second
   * time. Returns the function that unregisters it.
   */
  undo(work: () => unknown): () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Listens to the signals of this process until `close`. */
export function followInterrupts(current: NodeJS.Process): {
  interrupt: Interrupt;
  /** Stops listening; a command that waits, or is about to, ends as at Ctrl-C. */
  abandon: () => void;
  close: () => void;
} {
  const works = new Set<() => unknown>();
  let waiting: (() => void) | undefined;
  let abandoned = false;

  const close = () => {
    for (const signal of SIGNALS) current.off(signal, onSignal);
  };

  const onSignal = (signal: NodeJS.Signals) => {
    if (waiting) {
      // A second signal ends a command whose clean-up does not finish.
      const end = waiting;
      waiting = undefined;
      return end();
    }
    // From here on a signal has its usual effect.
    close();
    const undone = [...works].map((work) => work());
    // Ends by the signal itself, so that a calling script knows that the command did not finish.
    void Promise.allSettled(undone).then(() => current.kill(current.pid, signal));
  };

  for (const signal of SIGNALS) current.on(signal, onSignal);
  return {
    close,
    abandon() {
      abandoned = true;
      waiting?.();
      waiting = undefined;
    },
    interrupt: {
      wait: () =>
        new Promise((done) => {
          if (abandoned) return done();
          // Node ends a process that has nothing left to do; signal listeners and watched files do not count.
          const alive = setInterval(() => {}, 1 << 30);
          waiting = () => {
            clearInterval(alive);
            done();
          };
        }),
      undo(work) {
        works.add(work);
        return () => void works.delete(work);
      },
    },
  };
}
