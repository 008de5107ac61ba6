import type { OriginClient } from '@marquee/origin-client';
import { HeroMotionsDocument, query } from '@marquee/origin-client/catalogue';
import { useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';

/** As many heroes as an origin answers at once. */
const MOST = 20;

/** The addresses of moving pictures by the id of their title. */
type Motions = ReadonlyMap<string, string>;

/** What an origin has answered, for as long as the tab is open. */
const answers = new WeakMap<OriginClient, Promise<Motions>>();

/** The address of a hero's moving picture, asked for once it is wanted; null until then, and where there is none. */
export function useMotion(id: string, isWanted: boolean): string | null {
  const { origin } = useSite();
  const [motions, setMotions] = useState<Motions | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    motionsOf(origin).then(
      (found) => {
        if (isCurrent) setMotions(found);
      },
      (error: unknown) => console.warn('The heroes do not move.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [origin, isWanted]);
  return motions?.get(id) ?? null;
}

/** A failure is not kept: the next hero asks again. */
function motionsOf(origin: OriginClient): Promise<Motions> {
  const known = answers.get(origin);
  if (known) return known;
  const asked = ask(origin);
  answers.set(origin, asked);
  asked.catch(() => answers.delete(origin));
  return asked;
}

async function ask(origin: OriginClient): Promise<Motions> {
  const { heroes } = await query(origin, HeroMotionsDocument, { first: MOST });
  return new Map(heroes.flatMap(({ motion, title }) => (motion ? [[title.id, motion]] : [])));
}
