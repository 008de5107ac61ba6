import { randomBytes } from 'node:crypto';
import { type Requestor, requestors } from './requestors';

/** The life of a registration code. */
const life = 30 * 60 * 1000;

/** One sign-in with a TV provider, from the code to the tokens. */
export interface TvCode {
  code: string;
  /**
   * The token by which the origin names the code, so that the code itself, which is part of
   * addresses, opens nothing.
   */
  accessToken: string;
  requestorId: string;
  /** The owner: a session, or a client that registered itself. */
  owner: string;
  begun: number;
  state: 'open' | 'proved' | 'refused' | 'declined';
  /** The TV provider, and the account there, once a viewer has signed in. */
  mvpd?: string;
  account?: string;
}

/** A viewer on the pages of a TV provider. */
export interface TvSignIn {
  code: TvCode;
  mvpd: string;
  redirectUrl: string;
  /** The name that the viewer typed on the first of the two pages. */
  account?: string;
}

const random = () => randomBytes(24).toString('base64url');
/** The letters and digits of a code, without those that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = () => [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');

/**
 * The company between a brand and its viewers' TV providers: knows the brands' browsers, issues
 * codes, and remembers which viewers have signed in with one. Its memory ends with the process.
 */
export function createTvService(now: () => number = Date.now) {
  const clients = new Map<string, { secret: string; requestorId: string }>();
  const codes = new Map<string, TvCode>();
  const signIns = new Map<string, TvSignIn>();
  /** The owners that were refused once and have to sign in again, by TV provider. */
  const sentBack = new Set<string>();

  const current = (found: TvCode | undefined) =>
    found && now() - found.begun < life ? found : undefined;
  const findBy = (fits: (code: TvCode) => boolean) => current([...codes.values()].find(fits));

  return {
    requestorOf: (id: string): Requestor | undefined =>
      requestors.find(({ requestorId }) => requestorId === id),

    /** A new client, for the statement that a brand was given; null for any other. */
    register(statement: string) {
      const brand = requestors.find(({ softwareStatement }) => softwareStatement === statement);
      if (!brand) return null;
      const client = { id: random(), secret: random() };
      clients.set(client.id, { secret: client.secret, requestorId: brand.requestorId });
      return client;
    },
    knows: (id: string, secret: string, requestorId: string): boolean => {
      const client = clients.get(id);
      return client?.secret === secret && client.requestorId === requestorId;
    },

    /** Issues a code for a sign-in; an earlier code of the same owner does not work any more. */
    issue(requestorId: string, owner: string): TvCode {
      for (const [key, code] of codes) {
        if (code.owner === owner || now() - code.begun > life) codes.delete(key);
      }
      const code = newCode();
      const issued: TvCode = {
        code,
        accessToken: random(),
        requestorId,
        owner,
        begun: now(),
        state: 'open',
      };
      codes.set(code, issued);
      return issued;
    },
    byCode: (code: string) => current(codes.get(code)),
    byOwner: (requestorId: string, owner: string) =>
      findBy((code) => code.owner === owner && code.requestorId === requestorId),
    byToken: (requestorId: string, owner: string, accessToken: string) =>
      findBy(
        (code) =>
          code.accessToken === accessToken &&
          code.owner === owner &&
          code.requestorId === requestorId,
      ),
    /** A code works once. */
    spend: ({ code, owner, mvpd }: TvCode) => {
      codes.delete(code);
      sentBack.delete(`${owner} ${mvpd}`);
    },
    /**
     * True the first time that an owner comes from a TV provider, until they have completed a
     * sign-in.
     */
    isFirstTime({ owner, mvpd }: TvCode): boolean {
      const name = `${owner} ${mvpd}`;
      if (sentBack.has(name)) return false;
      sentBack.add(name);
      return true;
    },

    /** Begins the sign-in of a viewer at a TV provider; answers with its name. */
    begin(signIn: TvSignIn): string {
      const ticket = random();
      signIns.set(ticket, signIn);
      return ticket;
    },
    signInOf: (ticket: string) => signIns.get(ticket),
    /** Ends a sign-in; answers with the address that the viewer goes to. */
    end(ticket: string, state: TvCode['state']): string {
      const signIn = signIns.get(ticket);
      if (!signIn) throw new Error('No sign-in has this ticket.');
      signIns.delete(ticket);
      Object.assign(signIn.code, { state, mvpd: signIn.mvpd, account: signIn.account });
      return signIn.redirectUrl;
    },
  };
}

export type TvService = ReturnType<typeof createTvService>;
