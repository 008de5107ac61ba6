import type { components } from '@marquee/origin-client';

/** A title as a slot's prop: enough to request it, to name it and to decide whether an action fits. */
export interface SlotTitle {
  id: string;
  kind: 'event' | 'video' | 'series' | 'playlist';
  name: string;
  /** Events only. */
  state?: 'LIVE' | 'UPCOMING' | 'ENDED' | 'REPLAY';
}

/** A title that can be watched, as its page offers it to the player. */
export interface WatchTitle extends SlotTitle {
  accessLevel: 'FREE' | 'REGISTERED' | 'LICENCE';
  /** The picture in the player's place, until it plays. */
  picture: { url: string; width: number; height: number; tone: string };
  /** Events only: an instant in RFC 3339. */
  startsAt?: string;
  /** Events only: whether it keeps its time, and when its replay can be watched. */
  event?: {
    timing: 'ON_TIME' | 'MOVED' | 'POSTPONED' | 'CANCELLED';
    replayFrom?: string;
  };
}

/** The titles beside one in what a viewer watches through: their identifiers. */
export interface AdjacentTitles {
  previous?: string;
  next?: string;
  /** Goes on in the addresses of their pages, such as `?list=…`; may be empty. */
  search: string;
}

/** What may be in the way of a title, one after the other; at `ready` it plays. */
export type GateStep =
  | 'gone'
  | 'place'
  | 'start'
  | 'signIn'
  | 'age'
  | 'pin'
  | 'licence'
  | 'screens'
  | 'ready';

/** The props of a slot that has none. */
type NoProps = Record<never, never>;

/** The props that each slot passes to its contributions. */
export interface SlotProps {
  'navbar.search': NoProps;
  'navbar.actions': NoProps;
  'viewer.menu': NoProps;
  'page.notice': NoProps;
  /** Outside the pages: it stays while they change. */
  'shell.end': {
    /** The page in view is a step of another task, such as signing in: it has no navbar and no footer. */
    isStep: boolean;
  };
  /**
   * Shown over the page while the viewer's account lacks a part that the origin requires
   * (`missingInformationStatus`), or while a call waits until terms are accepted (`CONSENT_REQUIRED`).
   */
  'viewer.incomplete': {
    callWaits: boolean;
    /** Ends the question. `given`: calls that wait are repeated; otherwise they fail as they were refused. */
    onSettled: (given: boolean) => void;
  };
  'account.first': NoProps;
  'account.last': NoProps;
  'signup.before': NoProps;
  'card.actions': { title: SlotTitle };
  /** The place of the moving picture: 16:9, whether or not anything plays. */
  'title.watch': {
    title: WatchTitle;
    /** Whether it plays without a press, because the viewer comes from one. */
    begins: boolean;
  };
  /** Below what a step before a title says: a way to settle it, or how long it takes. */
  'interstitial.step': {
    title: WatchTitle;
    step: GateStep;
    /** Details of the origin's refusal; empty before it was asked. */
    details: Readonly<Record<string, unknown>>;
    /** Asks again whether the title plays. */
    done: () => void;
  };
  /** In the player's place, below what a refusal of the stream says: what settles it (a licence, a PIN). */
  'title.refused': {
    title: WatchTitle;
    /** The origin's code, such as `LICENCE_NEEDED`. */
    code: string;
    /** Details of the refusal. */
    details: Readonly<Record<string, unknown>>;
    /** Asks for the stream again. */
    retry: () => void;
  };
  'title.actions': { title: SlotTitle };
  /** Below what is said of an address at which nothing is: what is like it. */
  'notFound.like': {
    /** The name of the route that the address fits, such as `video`; absent where it fits none. */
    route?: string;
    /** The words of the address. */
    pathname: string;
  };
  /** Over the picture of the hero that is shown. */
  'hero.media': {
    /** The id of its title. */
    id: string;
    /** Whether the viewer has stopped what moves. */
    stopped: boolean;
    /** Told whether it moves, or would if it were not stopped, so that there is a button for it. */
    onMoving: (moving: boolean) => void;
    /** Stops what moves for a viewer who stopped it before, or lets it go on. */
    setStopped: (stopped: boolean) => void;
  };
  /** Shows nothing: tells the button of a hero that its viewer has begun the title. */
  'hero.resume': {
    title: SlotTitle;
    onResumes: (resumes: boolean) => void;
  };
  'title.access': { title: SlotTitle };
  'player.overlay': { title: SlotTitle };
  /** Shows nothing: tells the player which titles are beside this one in what the viewer watches through, such as a list. */
  'player.adjacent': {
    title: SlotTitle;
    onAdjacent: (adjacent: AdjacentTitles | null) => void;
  };
  'checkout.terms': {
    /** Tells the checkout the viewer's answers to the terms of a purchase; null while a required one is not accepted. */
    onAnswers: (answers: components['schemas']['ConsentAnswers'] | null) => void;
  };
  /** In the checkout: asks for the PIN that a purchase needs. */
  'checkout.pin': { done: () => void };
}

export type SlotName = keyof SlotProps;

/** One row of the slot table. */
export interface SlotRow {
  /** The shell, or the feature whose page has the slot. */
  readonly offeredBy: 'shell' | 'identity' | 'catalogue' | 'titles' | 'player' | 'commerce';
  /** How many contributions it takes: one, or any number in their order. */
  readonly takes: 'one' | 'many';
  /**
   * `page`: a contribution is part of the page, in the server's HTML and in the browser alike.
   * `browser`: a contribution comes after hydration, once the viewer is known. It lies over the page, or
   * takes the place of the slot's `fallback` (`LateSlot`).
   */
  readonly rendered: 'page' | 'browser';
}

/** Every slot of the product. A contribution that depends on the viewer comes in the browser, and shifts no layout. */
export const SLOT_TABLE = {
  'navbar.search': { offeredBy: 'shell', takes: 'one', rendered: 'page' },
  'navbar.actions': { offeredBy: 'shell', takes: 'many', rendered: 'page' },
  'viewer.menu': { offeredBy: 'shell', takes: 'many', rendered: 'browser' },
  'page.notice': { offeredBy: 'shell', takes: 'many', rendered: 'browser' },
  'shell.end': { offeredBy: 'shell', takes: 'many', rendered: 'browser' },
  'viewer.incomplete': { offeredBy: 'shell', takes: 'one', rendered: 'browser' },
  'account.first': { offeredBy: 'identity', takes: 'many', rendered: 'browser' },
  'account.last': { offeredBy: 'identity', takes: 'many', rendered: 'browser' },
  'signup.before': { offeredBy: 'identity', takes: 'many', rendered: 'page' },
  'card.actions': { offeredBy: 'titles', takes: 'many', rendered: 'browser' },
  'title.watch': { offeredBy: 'catalogue', takes: 'one', rendered: 'page' },
  'interstitial.step': { offeredBy: 'catalogue', takes: 'many', rendered: 'page' },
  'title.refused': { offeredBy: 'player', takes: 'many', rendered: 'browser' },
  'title.actions': { offeredBy: 'catalogue', takes: 'many', rendered: 'page' },
  'notFound.like': { offeredBy: 'shell', takes: 'one', rendered: 'browser' },
  'title.access': { offeredBy: 'catalogue', takes: 'one', rendered: 'page' },
  'hero.media': { offeredBy: 'catalogue', takes: 'one', rendered: 'browser' },
  'hero.resume': { offeredBy: 'catalogue', takes: 'one', rendered: 'browser' },
  'player.adjacent': { offeredBy: 'player', takes: 'one', rendered: 'browser' },
  'player.overlay': { offeredBy: 'player', takes: 'many', rendered: 'browser' },
  'checkout.terms': { offeredBy: 'commerce', takes: 'one', rendered: 'browser' },
  'checkout.pin': { offeredBy: 'commerce', takes: 'one', rendered: 'browser' },
} as const satisfies Record<SlotName, SlotRow>;

type RenderedIn<Place extends SlotRow['rendered']> = {
  [Name in SlotName]: (typeof SLOT_TABLE)[Name]['rendered'] extends Place ? Name : never;
}[SlotName];

/** Slots whose contributions are part of the page, on the server and in the browser alike. */
export type PageSlotName = RenderedIn<'page'>;

/** Slots whose contributions come after hydration, once the viewer is known. */
export type BrowserSlotName = RenderedIn<'browser'>;
