import { randomBytes } from 'node:crypto';
import { Refused } from './http';

/** For whom a ticket was issued, and on which site its frame may be. */
export interface TicketHolder {
  customer: string;
  site: string;
}

export interface Tickets {
  issue(holder: TicketHolder): string;
  /**
   * Spends a ticket, and opens a session of one form.
   * @throws {Refused} `ticket_spent` for one that is unknown, old or spent; `wrong_site` for a frame on another site
   */
  open(ticket: string, site: string): string;
  /** Whose session it is. @throws {Refused} */
  holderOf(session: string): TicketHolder;
}

/** How long a ticket waits, and how long its form stays open, in milliseconds. */
const LIFE = 30 * 60_000;
const MOST = 10_000;

/** Tickets are in memory alone: a page asks for a new one. */
export function createTickets(now: () => number = Date.now): Tickets {
  const waiting = new Map<string, TicketHolder & { until: number }>();
  const open = new Map<string, TicketHolder & { until: number }>();
  const put = (map: typeof open, key: string, holder: TicketHolder) => {
    map.set(key, { ...holder, until: now() + LIFE });
    const [oldest] = map.keys();
    if (map.size > MOST && oldest !== undefined) map.delete(oldest);
    return key;
  };
  return {
    issue: (holder) => put(waiting, `tk_${randomBytes(24).toString('base64url')}`, holder),
    open(ticket, site) {
      const holder = waiting.get(ticket);
      // Also a frame on a wrong site spends it: whoever has it there should not have had it.
      waiting.delete(ticket);
      if (!holder || holder.until < now())
        throw new Refused(409, 'ticket_spent', 'This ticket is unknown, old or spent.');
      if (holder.site !== site)
        throw new Refused(403, 'wrong_site', `This ticket is not for ${site}.`);
      const { customer } = holder;
      return put(open, `fs_${randomBytes(24).toString('base64url')}`, { customer, site });
    },
    holderOf(session) {
      const holder = open.get(session);
      if (holder && holder.until >= now()) return holder;
      throw new Refused(409, 'ticket_spent', 'This form is too old. Load the page again.');
    },
  };
}
