/** What Ctrl-C, or being told to end, does to a command. */
export interface Interrupt {
  /** Resolves at Ctrl-C. A command that waits here ends by itself; any other is ended on the spot. */
  wait(): Promise<void>;
  /**
   * What a command that is ended must not leave behind; what is returned is waited for, unless it is told to end a second
   * time. Returns the function that forgets it again.
   */
  undo(work: () => unknown): () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Follows the signals of this process. `close` leaves them to themselves again. */
export function followInterrupts(current: NodeJS.Process): {
  interrupt: Interrupt;
  /** Nobody listens any more: what waits, or is about to, ends as if it had been told to. */
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
      // The second time is for a command that does not come to its end.
      const end = waiting;
      waiting = undefined;
      return end();
    }
    // From here on a signal does what it does to any program.
    close();
    const undone = [...works].map((work) => work());
    // By the signal itself, so that a script that called us knows that it was not answered.
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
          // A process ends when nothing is left to do, and neither signals nor watched files count.
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
