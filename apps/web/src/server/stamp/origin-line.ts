import { sha256 } from './digest';
import type { OriginCall } from './types';

/** Calls without an answer after which an origin counts as away. */
const patience = 2;

/**
 * The calls to origins during one build. It notes each call and its answer, so that the next build can tell whether
 * something is new. It stops calling an origin that is away: a thousand pages would each wait for it.
 */
export class OriginLine {
  readonly #unanswered = new Map<string, number>();
  readonly #fetch: typeof fetch;

  constructor(send: typeof fetch = fetch) {
    this.#fetch = send;
  }

  /** Opens a fetch for one realm, which notes its calls. */
  open(): OpenLine {
    const calls = new Map<string, OriginCall>();
    let failed = false;
    const send: typeof fetch = async (input, init) => {
      const url = new URL(String(input));
      const missing = this.#unanswered.get(url.origin) ?? 0;
      failed ||= missing >= patience;
      if (missing >= patience) return away();
      try {
        const response = await this.#fetch(input, init);
        const text = await response.text();
        failed ||= response.status >= 500;
        this.#unanswered.set(url.origin, 0);
        const headers = new Headers(init?.headers);
        const call: OriginCall = {
          method: init?.method ?? 'GET',
          path: `${url.pathname}${url.search}`,
          language: headers.get('accept-language') ?? '',
          ...(typeof init?.body === 'string' ? { body: init.body } : {}),
          answer: answerOf(response.status, text),
        };
        calls.set(`${call.method} ${call.path} ${call.language} ${call.body}`, call);
        return new Response(text, { status: response.status, headers: response.headers });
      } catch (error) {
        failed = true;
        this.#unanswered.set(url.origin, missing + 1);
        throw error;
      }
    };
    return {
      fetch: send,
      // Sorted, because pages are rendered in any order.
      calls: () =>
        [...calls.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call),
      failed: () => failed,
    };
  }

  /** Tells whether the origin still gives the same answers; `away` when it does not answer. */
  async compare(
    address: string,
    publicKey: string,
    calls: readonly OriginCall[],
  ): Promise<'same' | 'other' | 'away'> {
    const host = new URL(address).origin;
    for (const { method, path, language, body, answer } of calls) {
      const missing = this.#unanswered.get(host) ?? 0;
      if (missing >= patience) return 'away';
      try {
        const response = await this.#fetch(address + path, {
          method,
          headers: {
            'content-type': 'application/json',
            'x-api-key': publicKey,
            'accept-language': language,
          },
          signal: AbortSignal.timeout(callMs),
          ...(body === undefined ? {} : { body }),
        });
        const text = await response.text();
        this.#unanswered.set(host, 0);
        if (response.status >= 500) return 'away';
        if (answerOf(response.status, text) !== answer) return 'other';
      } catch {
        this.#unanswered.set(host, missing + 1);
        return 'away';
      }
    }
    return 'same';
  }
}

const callMs = 2500;

export interface OpenLine {
  fetch: typeof fetch;
  calls: () => OriginCall[];
  /** Whether a call got no answer, or an error of the server. */
  failed: () => boolean;
}

/** The answer in place of an origin that is away; clients do not retry it. */
const away = () =>
  new Response('{"code":"ORIGIN_AWAY"}', {
    status: 500,
    headers: { 'content-type': 'application/json' },
  });

/** The origin's clock in an answer. */
const CLOCK = /"asOf"\s*:\s*"[^"]*"/g;

/** Hash of an answer without its headers, whose request ids differ from call to call, and without the origin's clock. */
const answerOf = (status: number, text: string): string =>
  sha256(`${status} ${status < 400 ? text.replace(CLOCK, '') : ''}`);
