import type { Page } from '@playwright/test';

/** One call of the site to the origin, with its answer. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Whether the call carries a token. */
  bearer: boolean;
  sent: Record<string, unknown> | null;
  status: number;
  answer: Record<string, unknown>;
}

/** The three fields that every answer to a sign-in has (spec 1 §7). */
export const SIGN_IN_ANSWER = ['authorisationToken', 'missingInformationStatus', 'refreshToken'];

/**
 * Collects, from now on, the calls whose path matches, and changes nothing in them. They are read on their way because the
 * browser drops their answers when the tab leaves the page.
 */
export async function readCalls(page: Page, path: RegExp): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      const request = route.request();
      const response = await route.fetch();
      if (request.method() !== 'OPTIONS') {
        const text = await response.text();
        calls.push({
          method: request.method(),
          path: new URL(request.url()).pathname,
          query: Object.fromEntries(new URL(request.url()).searchParams),
          bearer: 'authorization' in request.headers(),
          sent: request.postDataJSON(),
          status: response.status(),
          answer: text ? JSON.parse(text) : {},
        });
      }
      await route.fulfill({ response });
    },
  );
  return calls;
}
