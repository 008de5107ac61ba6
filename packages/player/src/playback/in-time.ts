/** How long a viewer waits for code or a small file, in ms, before there is another way on (spec 4 §5). */
const LONGEST_MS = 10_000;

/**
 * What a promise resolves to, if that is in time.
 * @throws {Error} `what` did not come.
 */
export function inTime<Value>(coming: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come in time.`)), LONGEST_MS);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
