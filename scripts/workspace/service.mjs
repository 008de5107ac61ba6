import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';
import { dim } from './progress.mjs';
import { root } from './root.mjs';

const guard = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));
const patienceMs = 8000;

function showLines(stream, name, to) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) to.write(`${dim(`${name} │`)} ${line}\n`);
  });
  stream.on('end', () => {
    if (rest) to.write(`${dim(`${name} │`)} ${rest}\n`);
  });
}

/**
 * Starts a long-running Node program of the checkout; of a `terse` one only what it writes to stderr is shown. It leads its own process group, so that Ctrl-C in a terminal
 * does not reach it past us, and it ends with us even when we are killed.
 * `ended` resolves to what to say about its end and to its exit code.
 */
export function startService({ name, file, env, terse = false }) {
  const child = spawn(process.execPath, ['--import', guard, file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  if (terse) child.stdout.resume();
  else showLines(child.stdout, name, process.stdout);
  showLines(child.stderr, name, process.stderr);
  let over = false;
  const ended = new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ code: 1, how: `could not be started: ${error.message}` }),
    );
    // `close` comes after the last line of output, so that the child's own message stands before ours.
    child.once('close', (code, signal) =>
      resolve({
        code: code ?? 1,
        how: signal ? `was ended by ${signal}` : `ended with code ${code}`,
      }),
    );
  }).then((end) => {
    over = true;
    return end;
  });
  const kill = (signal) => {
    if (over || child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  return {
    name,
    ended,
    /** Asks it to end, and makes it end when it does not. */
    async stop() {
      kill('SIGTERM');
      const force = setTimeout(() => kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(force);
    },
    kill: () => kill('SIGKILL'),
  };
}

/** The status of a GET, or null when nothing answers. `host` is what the Host header says. */
export function statusOf(port, path, { host = `localhost:${port}`, timeoutMs = 5000 } = {}) {
  return new Promise((resolve) => {
    const asked = request({ host: 'localhost', port, path, headers: { host }, timeout: timeoutMs });
    asked.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? null));
      answer.once('error', () => resolve(null));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(null));
    asked.end();
  });
}

/** Waits until `/healthz`, or the path that says so, answers 200; a service that ends before is a `Problem`. */
export async function untilReady(service, port, withinMs, path = '/healthz') {
  const until = Date.now() + withinMs;
  let gone = null;
  service.ended.then((end) => {
    gone = end;
  });
  while (Date.now() < until) {
    if (gone) throw new Problem(`The ${service.name} ${gone.how}; its own words are above.`);
    if ((await statusOf(port, path)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Problem(`The ${service.name} did not become ready within ${withinMs / 1000} s.`);
}
