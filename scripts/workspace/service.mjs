/** @import { Readable, Writable } from 'node:stream' */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';
import { dim } from './progress.mjs';
import { root } from './root.mjs';
import { signalGroup } from './run.mjs';

/** @typedef {{ code: number, how: string, last: string[] }} ServiceEnd how it ended, and the last lines that it wrote */
/** @typedef {ReturnType<typeof startService>} Service */

const guard = fileURLToPath(new URL('./end-with-parent.mjs', import.meta.url));
const patienceMs = 8000;

/** The number of last lines of a failed service that are shown. */
const LAST_LINES = 20;

/** The time for which a service's own children may keep its output open after it has ended. */
const afterlifeMs = 1000;

/**
 * Passes on each line of a stream, also a last line without a line end.
 * @param {Readable | null} stream
 * @param {(line: string) => void} take
 */
function eachLine(stream, take) {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  const end = () => {
    if (rest) take(rest);
    rest = '';
  };
  stream?.on('end', end);
  return end;
}

/**
 * Starts a long-running Node program of the checkout; of a `terse` one only what it writes to stderr is shown. It leads its own process group, so that Ctrl-C in a terminal
 * does not reach it past us, and it ends with us even when we are killed.
 * `ended` resolves to a sentence about its end, its exit code, and the last lines that it wrote to either stream.
 * @param {object} program
 * @param {string} program.name for messages
 * @param {string} program.file
 * @param {string[]} [program.args]
 * @param {NodeJS.ProcessEnv} [program.env] laid over the environment of this process
 * @param {boolean} [program.terse]
 */
export function startService({ name, file, args = [], env, terse = false }) {
  const child = spawn(process.execPath, ['--import', guard, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  /** @type {string[]} */
  const last = [];
  /** @type {(to?: Writable) => (line: string) => void} */
  const shown = (to) => (line) => {
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
    to?.write(`${dim(`${name} │`)} ${line}\n`);
  };
  const ends = [
    eachLine(child.stdout, shown(terse ? undefined : process.stdout)),
    eachLine(child.stderr, shown(process.stderr)),
  ];
  let over = false;
  /** @type {Promise<Omit<ServiceEnd, 'last'>>} */
  const gone = new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ code: 1, how: `could not be started: ${error.message}` }),
    );
    /** @type {(code: number | null, signal: NodeJS.Signals | null) => void} */
    const end = (code, signal) =>
      resolve({
        code: code ?? 1,
        how: signal ? `was ended by ${signal}` : `ended with code ${code}`,
      });
    // `close` comes after the last line of output, so that the child's own message is printed before ours; but not while
    // a process that the child has started still holds that output.
    child.once('close', end);
    child.once('exit', (code, signal) => setTimeout(() => end(code, signal), afterlifeMs).unref());
  });
  const ended = gone.then((end) => {
    over = true;
    for (const finish of ends) finish();
    return { ...end, last: [...last] };
  });
  /** @type {(signal: NodeJS.Signals) => void} */
  const kill = (signal) => {
    if (!over) signalGroup(child.pid, signal);
  };
  return {
    name,
    ended,
    /** Asks the service to end, and kills it if it does not. */
    async stop() {
      kill('SIGTERM');
      const force = setTimeout(() => kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(force);
    },
    kill: () => kill('SIGKILL'),
  };
}

/**
 * @typedef {object} AskOptions
 * @property {string} [host] what the Host header says
 * @property {string} [hostname] the address that is asked
 * @property {number} [timeoutMs]
 */

/**
 * The status and the text of a GET, or null when nothing answers.
 * @param {number} port
 * @param {string} path
 * @param {AskOptions} [options]
 * @returns {Promise<{ status: number | undefined, text: string } | null>}
 */
export function answerOf(
  port,
  path,
  { host = `localhost:${port}`, hostname = 'localhost', timeoutMs = 5000 } = {},
) {
  return new Promise((resolve) => {
    const asked = request({ host: hostname, port, path, headers: { host }, timeout: timeoutMs });
    asked.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.once('end', () => resolve({ status: answer.statusCode, text }));
      answer.once('error', () => resolve(null));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(null));
    asked.end();
  });
}

/**
 * The status of a GET, or null when nothing answers.
 * @param {number} port
 * @param {string} path
 * @param {AskOptions} [options]
 */
export const statusOf = async (port, path, options) =>
  (await answerOf(port, path, options))?.status ?? null;

/**
 * Describes how a service ended, with its last lines, which may be far above in the output or not shown at all.
 * @param {string} name
 * @param {{ how: string, last: string[] }} end
 */
export function endInWords(name, { how, last }) {
  if (last.length === 0) return `The ${name} ${how}, without a word.`;
  return `The ${name} ${how}. Its last words:\n${last.map((line) => `  ${line}`).join('\n')}`;
}

/**
 * Waits until `/healthz`, or the path that says so, answers 200; a service that ends before is a `Problem`.
 * @param {Service} service
 * @param {number} port
 * @param {number} withinMs
 * @param {{ path?: string, hostname?: string }} [options]
 */
export async function untilReady(service, port, withinMs, { path = '/healthz', hostname } = {}) {
  const until = Date.now() + withinMs;
  /** @type {{ end?: ServiceEnd }} */
  const gone = {};
  service.ended.then((end) => {
    gone.end = end;
  });
  while (Date.now() < until) {
    if (gone.end) throw new Problem(endInWords(service.name, gone.end));
    if ((await statusOf(port, path, { hostname })) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Problem(`The ${service.name} did not become ready within ${withinMs / 1000} s.`);
}
