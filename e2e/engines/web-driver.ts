/** The answer of a driver that could not do what it was asked for. */
export class WebDriverError extends Error {
  override name = 'WebDriverError';
  constructor(
    /** The protocol's name of the error, e.g. "no such element". */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The key of an element reference in an answer (W3C WebDriver, §12). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The part of the W3C WebDriver protocol that these journeys use. */
export interface WebDriver {
  post: <Value = unknown>(
    path: string,
    body?: Record<string, unknown>,
    /** The call is given up after this many milliseconds. */
    withinMs?: number,
  ) => Promise<Value>;
  get: <Value = unknown>(path: string) => Promise<Value>;
  delete: (path: string) => Promise<void>;
}

/** Makes a client of a driver, or of one session when the base ends with `/session/…`. */
export function webDriver(base: string): WebDriver {
  async function call(
    method: string,
    path: string,
    body?: Record<string, unknown>,
    withinMs = 60_000,
  ) {
    const answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(withinMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new WebDriverError(value?.error ?? 'unknown', value?.message ?? '');
    return value;
  }
  return {
    post: (path, body = {}, withinMs) => call('POST', path, body, withinMs),
    get: (path) => call('GET', path),
    delete: (path) => call('DELETE', path),
  };
}
