/** What a slot tells of a title: enough to ask for it, to name it and to decide whether an action fits. */
export interface SlotTitle {
  id: string;
  kind: 'event' | 'video' | 'series' | 'playlist';
  name: string;
  /** Events only. */
  state?: 'LIVE' | 'UPCOMING' | 'ENDED' | 'REPLAY';
}

/** A slot that hands nothing over. */
type NoProps = Record<never, never>;

/** The props that each slot hands to its contributions. */
export interface SlotProps {
  'navbar.search': NoProps;
  'navbar.actions': NoProps;
  'viewer.menu': NoProps;
  'page.notice': NoProps;
  /**
   * Over the page in view, while the origin still misses a part of the viewer's account (`missingInformationStatus`), or a
   * call waits until its terms are accepted (`CONSENT_REQUIRED`).
   */
  'viewer.incomplete': {
    callWaits: boolean;
    /** Everything is given, or cannot be asked for: calls that wait are repeated, or fail as they were refused. */
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
  /** Whether one contribution fills it or any number of them, in their order. */
  readonly takes: 'one' | 'many';
  /**
   * `page`: a contribution is part of the page, in the server's HTML and in the browser alike.
   * `browser`: it comes once the page is alive and its viewer is known.
   */
  readonly drawn: 'page' | 'browser';
  /** What a `browser` contribution covers while it loads, in CSS pixels; one without a size lies over the page. */
  readonly size?: { readonly inline: number; readonly block: number };
}

/** Every slot of the product. What depends on the viewer is drawn in the browser, and moves nothing when it comes. */
export const SLOT_TABLE = {
  'navbar.search': { offeredBy: 'shell', takes: 'one', drawn: 'page' },
  'navbar.actions': { offeredBy: 'shell', takes: 'many', drawn: 'page' },
  'viewer.menu': { offeredBy: 'shell', takes: 'many', drawn: 'browser' },
  'page.notice': { offeredBy: 'shell', takes: 'many', drawn: 'browser' },
  'viewer.incomplete': { offeredBy: 'shell', takes: 'one', drawn: 'browser' },
  'account.first': { offeredBy: 'identity', takes: 'many', drawn: 'browser' },
  'account.last': { offeredBy: 'identity', takes: 'many', drawn: 'browser' },
  'signup.before': { offeredBy: 'identity', takes: 'many', drawn: 'page' },
  'card.actions': { offeredBy: 'titles', takes: 'many', drawn: 'browser' },
  'title.actions': { offeredBy: 'catalogue', takes: 'many', drawn: 'page' },
  'title.access': { offeredBy: 'catalogue', takes: 'one', drawn: 'page' },
  'player.overlay': { offeredBy: 'player', takes: 'many', drawn: 'browser' },
  'checkout.terms': { offeredBy: 'commerce', takes: 'one', drawn: 'browser' },
} as const satisfies Record<SlotName, SlotRow>;

type DrawnBy<Place extends SlotRow['drawn']> = {
  [Name in SlotName]: (typeof SLOT_TABLE)[Name]['drawn'] extends Place ? Name : never;
}[SlotName];

/** Slots whose contributions are part of the page, on the server and in the browser alike. */
export type PageSlotName = DrawnBy<'page'>;

/** Slots whose contributions come once the page is alive and its viewer is known. */
export type BrowserSlotName = DrawnBy<'browser'>;
