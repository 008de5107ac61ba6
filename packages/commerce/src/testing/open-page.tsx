import { WorkshopPage, type WorkshopViewer } from '@marquee/renderer/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { order } from './samples';
import { commerceSite } from './workshop';

type SiteInput = Parameters<typeof commerceSite>[0];
export type Answers = NonNullable<SiteInput['answers']>;

/** A page may load its code when it is first opened. In ms. */
const LOADING_MS = 15_000;

/** The order that the origin knows where a test says nothing else. */
export const paidOrder = order();

/** A refusal of the origin. */
export const failed = (status: number, code: string) =>
  [status, { status, code, messages: [], requestId: 'req-7' }] as const;

/** Gives each test a browser that has stored nothing, and a document in which a viewer may pay. */
export function freshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('indexedDB', new IDBFactory());
    document.documentElement.dataset.policy = 'payment';
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: LOADING_MS });

/** The viewer comes back to the window. */
export const comeBack = () => act(async () => window.dispatchEvent(new Event('focus')));

/** Opens a page; the calls that change something are kept, with what was sent. */
export async function openPage(
  at: string,
  answers: Answers,
  as: WorkshopViewer = {},
  realm?: SiteInput['realm'],
) {
  const current: Record<string, Answers[string]> = {
    [`/customer/orders/${paidOrder.id}`]: [200, paidOrder],
    ...answers,
  };
  const site = await commerceSite({ as, answers: current, realm });
  const call = vi.spyOn(site.origin, 'call');
  render(<WorkshopPage site={site} at={at} />);
  const { state } = site.session;
  return {
    /** As a tab does that has slept while another viewer signed in. */
    signInAs: (id: string) =>
      act(async () => void Object.assign(state, { user: { ...state.user, id } })),
    /** The origin answers a call otherwise from now on. */
    answer: (path: string, now: Answers[string]) => Object.assign(current, { [path]: now }),
    sent: (path: string) => call.mock.calls.filter(([one]) => one.path.includes(path)),
  };
}
