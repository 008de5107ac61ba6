import type { Page } from '@playwright/test';

/** One call of the site's to the origin, and what came back. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Does the call say who makes it? */
  bearer: boolean;
  sent: Record<string, unknown> | null;
  status: number;
  answer: Record<string, unknown>;
}

/** The three that every answer to a sign-in has (spec 1 §7). */
export const SIGN_IN_ANSWER = ['authorisationToken', 'missingInformationStatus', 'refreshToken'];

/**
 * Reads the calls to addresses that end as given on their way, from now on; nothing is changed. Once the page has gone on,
 * the browser no longer has its answers.
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
