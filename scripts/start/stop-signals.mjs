import { env } from 'node:process';

/**
 * Calls back once when we should end: Ctrl-C, a polite signal, the end of the npm that runs us, or of the program
 * that holds our channel. A second signal calls `force`.
 * @param {() => void} stop
 * @param {() => void} force
 */
export function onStop(stop, force) {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    clearInterval(watch);
    stop();
  };
  let signalled = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm passes on what the terminal has already sent to all of us: two within a moment are one.
      const now = Date.now();
      if (signalled > 0 && now - signalled > 400) force();
      signalled ||= now;
      ask();
    });
  }
  if (process.channel) {
    process.once('disconnect', ask);
    process.channel.unref();
  }
  // Under npm our life is npm's. A shell's background job may well outlive its shell.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (env.npm_lifecycle_event && process.ppid !== parent) ask();
  }, 500);
  watch.unref();
}
