import { asc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { heroes } from '../database/schema';
import type { Crop, ImageService } from './service';

/** What a home page asks for first: on a phone, on a laptop, on a wide screen. */
const firstAsked: readonly (readonly [Crop, number])[] = [
  ['heroMobile', 960],
  ['hero', 1440],
  ['hero', 1920],
];

/**
 * Draws each realm's first hero before anybody asks, one picture after the other, so that the first viewer of a brand
 * does not wait for it. Pictures that were drawn before cost a read. Ends early when `stopped` says so.
 */
export async function drawAhead(
  db: Database,
  images: ImageService,
  stopped: () => boolean,
): Promise<void> {
  const shown = await db.select().from(heroes).orderBy(asc(heroes.realmId), asc(heroes.position));
  const drawn = new Set<string>();
  for (const { realmId: realm, titleId } of shown) {
    if (drawn.has(realm)) continue;
    drawn.add(realm);
    for (const [crop, width] of firstAsked) {
      if (stopped()) return;
      const picture = await images.find({ realm, titleId, crop, width, format: 'avif' });
      if (!stopped()) await picture?.read();
    }
  }
}
