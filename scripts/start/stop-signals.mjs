import { env } from 'node:process';

/**
 * Calls back once when this process should end: at Ctrl-C, SIGTERM, the end of the npm that runs it, or of the program
 * at the other end of its channel. A second signal calls `force`.
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
  // Under npm this process ends with npm. A shell's background job may outlive its shell.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (env.npm_lifecycle_event && process.ppid !== parent) ask();
  }, 500);
  watch.unref();
}
