import { randomBytes } from 'node:crypto';
import type { Journal } from '../journal';
import type { JournalEntry } from '../protocol';
import type { DeliveryLine, Webhooks } from '../webhooks';
import type { StripeBehaviour } from './issuer';
import type { Customer, StripeEvent, StripeObject } from './objects';

/** What Stripe knows of an object and tells nobody. */
export interface Hidden {
  /** Of a card: how it behaves, in place of its number. */
  behaviour?: StripeBehaviour;
  /** Of a card: it was set up for payments without its owner. */
  setUp?: boolean;
  /** Of an intent: opens the issuer's page, and where that leads back to. */
  challenge?: { token: string; returnUrl?: string };
}

/** An answer that is given again for its key. */
export interface KeptAnswer {
  key: string;
  /** Of method, path and body. */
  request: string;
  status: number;
  body: unknown;
}

/** A line of the stand-in's journal: what is true from now on. */
export type StripeLine =
  | ({ at: string } & { kind: 'object'; object: StripeObject; hidden: Hidden })
  | ({ at: string } & { kind: 'answer' } & KeptAnswer)
  | ({ at: string } & { kind: 'endpoint'; url: string })
  | ({ at: string } & { kind: 'done'; entry: JournalEntry })
  | DeliveryLine<StripeEvent>;

type Kind = StripeObject['object'];
type ObjectOf<Name extends Kind> = Extract<StripeObject, { object: Name }>;

export interface Kept {
  object: StripeObject;
  hidden: Hidden;
}

const now = () => new Date().toISOString();
const PREFIX: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  payment_method: 'pm',
  confirmation_token: 'ctoken',
  payment_intent: 'pi',
  setup_intent: 'seti',
  refund: 're',
};

/** What every object begins with. */
export const begin = <Name extends Kind>(object: Name) => ({
  id: `${PREFIX[object]}_${randomBytes(12).toString('hex')}`,
  object,
  created: Math.floor(Date.now() / 1000),
  livemode: false as const,
});

/** Stripe's books: its objects, the answers it has given, and where its events go. Everything is written down before it is answered. */
export function createBooks(
  journal: Journal<StripeLine>,
  webhooks: Pick<Webhooks<StripeEvent>, 'send'>,
) {
  const objects = new Map<string, Kept>();
  const answers = new Map<string, KeptAnswer>();
  const challenges = new Map<string, string>();
  let endpoint: string | undefined;

  const know = (object: StripeObject, hidden: Hidden) => {
    objects.set(object.id, { object, hidden });
    if (hidden.challenge) challenges.set(hidden.challenge.token, object.id);
  };
  for (const line of journal.entries) {
    if (line.kind === 'object') know(line.object, line.hidden);
    else if (line.kind === 'answer') answers.set(line.key, line);
    else if (line.kind === 'endpoint') endpoint = line.url;
  }

  function find<Name extends Kind>(kind: Name, id: string | null | undefined) {
    const kept = objects.get(id ?? '');
    const isOfKind = (object: StripeObject): object is ObjectOf<Name> => object.object === kind;
    return kept && isOfKind(kept.object) ? { object: kept.object, hidden: kept.hidden } : undefined;
  }

  /** The merchant's own name of a customer, by which the sandbox is told what to do wrong. */
  const viewerOf = (customer: string | null): string => {
    const found: Customer | undefined = find('customer', customer)?.object;
    return found?.metadata.viewer ?? customer ?? '';
  };

  return {
    find,
    viewerOf,
    byChallenge: (token: string) => objects.get(challenges.get(token) ?? ''),
    all: () => [...objects.values()].map(({ object }) => object),
    /** Stores an object; what is hidden of it stays as it was unless it is given. */
    keep<Object extends StripeObject>(object: Object, given?: Hidden): Object {
      const hidden = given ?? objects.get(object.id)?.hidden ?? {};
      journal.append({ at: now(), kind: 'object', object, hidden });
      know(object, hidden);
      return object;
    },
    answer: (key: string) => answers.get(key),
    keepAnswer(answer: KeptAnswer) {
      journal.append({ at: now(), kind: 'answer', ...answer });
      answers.set(answer.key, answer);
    },
    setEndpoint(url: string) {
      if (url === endpoint) return;
      endpoint = url;
      journal.append({ at: now(), kind: 'endpoint', url });
    },
    /** Notes what was done, for counting. */
    note: (entry: Omit<JournalEntry, 'at'>) =>
      journal.append({ at: now(), kind: 'done', entry: { at: now(), ...entry } }),
    /** Tells the merchant's endpoint. Without one nobody is told, as with Stripe. */
    tell(type: string, object: StripeObject) {
      if (endpoint === undefined) return;
      const event: StripeEvent = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        data: { object },
      };
      const customer = 'customer' in object ? object.customer : null;
      webhooks.send({ to: endpoint, customer: viewerOf(customer), event });
    },
    /** What it has done, as every company of the sandbox says it. */
    done: () => journal.entries.flatMap((line) => (line.kind === 'done' ? [line.entry] : [])),
  };
}

export type Books = ReturnType<typeof createBooks>;
