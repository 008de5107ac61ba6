/** A title as a slot's prop: enough to request it, to name it and to decide whether an action fits. */
export interface SlotTitle {
  id: string;
  kind: 'event' | 'video' | 'series' | 'playlist';
  name: string;
  /** Events only. */
  state?: 'LIVE' | 'UPCOMING' | 'ENDED' | 'REPLAY';
}

/** The props of a slot that has none. */
type NoProps = Record<never, never>;

/** The props that each slot passes to its contributions. */
export interface SlotProps {
  'navbar.search': NoProps;
  'navbar.actions': NoProps;
  'viewer.menu': NoProps;
  'page.notice': NoProps;
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
  'title.actions': { title: SlotTitle };
  'title.access': { title: SlotTitle };
  'player.overlay': { title: SlotTitle };
  'checkout.terms': {
    /** Tells the checkout whether every term that it needs is accepted. */
    onAccepted: (accepted: boolean) => void;
  };
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
  'viewer.incomplete': { offeredBy: 'shell', takes: 'one', rendered: 'browser' },
  'account.first': { offeredBy: 'identity', takes: 'many', rendered: 'browser' },
  'account.last': { offeredBy: 'identity', takes: 'many', rendered: 'browser' },
  'signup.before': { offeredBy: 'identity', takes: 'many', rendered: 'page' },
  'card.actions': { offeredBy: 'titles', takes: 'many', rendered: 'browser' },
  'title.actions': { offeredBy: 'catalogue', takes: 'many', rendered: 'page' },
  'title.access': { offeredBy: 'catalogue', takes: 'one', rendered: 'page' },
  'player.overlay': { offeredBy: 'player', takes: 'many', rendered: 'browser' },
  'checkout.terms': { offeredBy: 'commerce', takes: 'one', rendered: 'browser' },
} as const satisfies Record<SlotName, SlotRow>;

type RenderedIn<Place extends SlotRow['rendered']> = {
  [Name in SlotName]: (typeof SLOT_TABLE)[Name]['rendered'] extends Place ? Name : never;
}[SlotName];

/** Slots whose contributions are part of the page, on the server and in the browser alike. */
export type PageSlotName = RenderedIn<'page'>;

/** Slots whose contributions come after hydration, once the viewer is known. */
export type BrowserSlotName = RenderedIn<'browser'>;
