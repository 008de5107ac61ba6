import { env } from 'node:process';

const colour = process.stdout.isTTY && !env.NO_COLOR;
/** @type {(code: string) => (text: string) => string} */
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');

/**
 * Writes a time as `0.4 s`, `12 s` or `3 min 05 s`.
 * @param {number} ms
 */
export function duration(ms) {
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Prints a title, runs a function, and prints how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 */
export async function step(title, work) {
  const begun = Date.now();
  console.log(`${dim('·')} ${title} …`);
  const result = await work();
  console.log(`${green('✓')} ${title} ${dim(`(${duration(Date.now() - begun)})`)}`);
  return result;
}
