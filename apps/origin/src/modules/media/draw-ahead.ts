import type { Database } from '../../kernel/database/database';
import { readFirstHeroes } from '../catalogue';
import type { Crop, ImageService } from './service';

/** The first pictures of a home page: on a phone, on a laptop, on a wide screen. */
const firstAsked: readonly (readonly [Crop, number])[] = [
  ['heroMobile', 960],
  ['hero', 1440],
  ['hero', 1920],
];

/**
 * Draws each realm's first hero before a viewer asks, one picture after the other, so that the
 * first viewer of a brand does not wait for it. Pictures that were drawn before cost a read. Ends
 * early when `stopped` says so.
 */
export async function drawAhead(
  db: Database,
  images: ImageService,
  stopped: () => boolean,
): Promise<void> {
  for (const { realm, titleId } of await readFirstHeroes(db)) {
    for (const [crop, width] of firstAsked) {
      if (stopped()) return;
      const picture = await images.find({ realm, titleId, crop, width, format: 'avif' });
      if (!stopped()) await picture?.read();
    }
  }
}
