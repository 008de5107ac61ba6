import { createOriginClient } from '@marquee/origin-client';
import type { FeatureSwitch } from '@marquee/realm';
import type { defineFeature } from '@marquee/renderer';
import {
  realmFixture,
  siteFixture,
  WorkshopPage,
  WorkshopPart,
  workshopVisit,
} from '@marquee/renderer/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { library } from '../library';

/** A call as a test reads it: `PUT /user/preferences`, and its body. */
export interface FakeCall {
  call: string;
  /** Its query, with the question mark. */
  search: string;
  body: unknown;
}

/** The status and the body of an answer. */
export type Answer = readonly [status: number, body?: unknown];

type FakeOrigin = (call: FakeCall) => Answer | Promise<Answer>;

/** Shows a page of the library, or of another feature, to a viewer, with these features alone; `answer` takes the origin's place. */
export function showWith(
  at: string,
  features: readonly FeatureSwitch[],
  answer: FakeOrigin,
  others: readonly ReturnType<typeof defineFeature>[] = [],
): FakeCall[] {
  return showSite(at, features, answer, others).calls;
}

/** Does the same, and says how somebody else comes to use the page. */
export function showSite(
  at: string,
  features: readonly FeatureSwitch[],
  answer: FakeOrigin,
  others: readonly ReturnType<typeof defineFeature>[] = [],
) {
  const { site, calls } = siteWith(features, answer, { others });
  render(<WorkshopPage site={site} at={at} />);
  const { state } = site.session;
  return {
    calls,
    signOut: () => act(async () => void Object.assign(state, { status: 'guest', user: null })),
    /** As a tab does that has slept while another viewer signed in. */
    signInAs: (id: string) =>
      act(async () => void Object.assign(state, { user: { ...state.user, id } })),
  };
}

/** Shows a part of a page by itself, otherwise as `showWith`. */
export function showPart(content: ReactNode, { labels, features, answer }: PartInput): FakeCall[] {
  const { site, calls } = siteWith(features, answer, { labels });
  render(<WorkshopPart site={site}>{content}</WorkshopPart>);
  return calls;
}

interface PartInput {
  labels: Readonly<Record<string, string>>;
  features: readonly FeatureSwitch[];
  answer: FakeOrigin;
}

interface More {
  labels?: Readonly<Record<string, string>>;
  others?: readonly ReturnType<typeof defineFeature>[];
}

function siteWith(
  features: readonly FeatureSwitch[],
  answer: FakeOrigin,
  { labels = {}, others = [] }: More = {},
) {
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
      const { pathname, search } = new URL(String(url));
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
      const made = { call: `${init?.method} ${pathname.replace(/^\/api\/v\d/, '')}`, search, body };
      calls.push(made);
      const [status, sent] = await answer(made);
      return sent === undefined ? new Response(null, { status }) : Response.json(sent, { status });
    },
  });
  const site = siteFixture({
    realm,
    features: [library, ...others],
    labels,
    ...workshopVisit(realm, 'en', { as: {} }),
    origin,
  });
  return { site, calls };
}

/** The origin's refusal of a call. */
export const refused = (status: number, code: string, details: object = {}): Answer => [
  status,
  { status, code, messages: ['No.'], details },
];
