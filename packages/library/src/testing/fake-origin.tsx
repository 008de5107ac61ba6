import { createOriginClient } from '@marquee/origin-client';
import type { FeatureSwitch } from '@marquee/realm';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { render } from '@testing-library/react';
import { library } from '../library';

/** A call as a test reads it: `PUT /user/preferences`, and its body. */
export interface FakeCall {
  call: string;
  body: unknown;
}

/** The status and the body of an answer. */
type Answer = readonly [status: number, body?: unknown];

/** Shows a page of the library to a viewer, with these features alone; `answer` takes the origin's place. */
export function showWith(
  at: string,
  features: readonly FeatureSwitch[],
  answer: (call: FakeCall) => Answer,
): FakeCall[] {
  const calls: FakeCall[] = [];
  const plain = realmFixture();
  const realm = realmFixture({
    features: new Proxy(plain.features, { get: (_, name) => features.some((one) => one === name) }),
  });
  const origin = createOriginClient({
    ...realm.origin,
    language: 'en',
    wait: async () => {},
    fetch: async (url, init) => {
      const { pathname } = new URL(String(url));
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
      const made = { call: `${init?.method} ${pathname.replace(/^\/api\/v\d/, '')}`, body };
      calls.push(made);
      const [status, sent] = answer(made);
      return sent === undefined ? new Response(null, { status }) : Response.json(sent, { status });
    },
  });
  const site = siteFixture({
    realm,
    features: [library],
    ...workshopVisit(realm, 'en', { as: {} }),
    origin,
  });
  render(<WorkshopPage site={site} at={at} />);
  return calls;
}

/** The origin's refusal of a call. */
export const refused = (status: number, code: string, details: object = {}): Answer => [
  status,
  { status, code, messages: ['No.'], details },
];
