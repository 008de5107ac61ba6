/** The answer of a driver that could not do what it was asked for. */
export class WebDriverError extends Error {
  override name = 'WebDriverError';
  constructor(
    /** As the protocol names it, e.g. "no such element". */
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Under this key an answer carries a reference to an element (W3C WebDriver, §12). */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** As much of the W3C WebDriver protocol as these journeys speak. */
export interface WebDriver {
  post: <Value = unknown>(
    path: string,
    body?: Record<string, unknown>,
    /** After that many milliseconds it is given up. */
    withinMs?: number,
  ) => Promise<Value>;
  get: <Value = unknown>(path: string) => Promise<Value>;
  delete: (path: string) => Promise<void>;
}

/** A client of a driver, or of one session of it when the base ends with `/session/…`. */
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
