/** A piece of work that never changes: numbers made, sorted, written and read. */
function work() {
  let seed = 1;
  const numbers = Array.from({ length: 120_000 }, () => {
    seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647;
    return seed;
  });
  const sorted = numbers.sort((a, b) => a - b);
  return JSON.parse(JSON.stringify(sorted)).length;
}

/** How long this machine takes for it now, in ms: the best of several, so that what else runs counts little. */
export function fixedWork() {
  const times = Array.from({ length: 9 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

export const fixedWorkText = () => `fixed work ${fixedWork().toFixed(0)} ms`;
