import { browserStorage, type OriginClient, sessionHintKey } from '@marquee/origin-client';
import { history } from '@marquee/origin-client/calls';
import { query, readEach, TitlesDocument } from '@marquee/origin-client/catalogue';
import type { Site } from '@marquee/renderer';
import { type CardView, cardView, loadTitleFormat } from '@marquee/titles';

/** As many titles as a rail has. */
const MOST = 12;

/** What viewers of this tab have begun: known at once when they come back to the page. */
class BegunTitles {
  #viewer: string | undefined;
  #cards: readonly CardView[] | undefined;

  known(viewer: string): readonly CardView[] | undefined {
    return this.#viewer === viewer ? this.#cards : undefined;
  }

  /** @throws {OriginError} */
  async load(site: Site, viewer: string, signal: AbortSignal): Promise<readonly CardView[]> {
    const page = await site.origin.call(history, { query: { rpp: MOST, resumes: true }, signal });
    const ids = page.titles.map(({ id }) => id);
    const [found, format] = await Promise.all([
      ids.length > 0 ? query(site.origin, TitlesDocument, { ids }, { signal }) : null,
      loadTitleFormat(site),
    ]);
    const cards = readEach(found?.titles ?? [], (title) => cardView(title, 'landscape', format));
    const byId = new Map(cards.map((card) => [card.id, card]));
    this.#cards = ids.flatMap((id) => byId.get(id) ?? []);
    this.#viewer = viewer;
    return this.#cards;
  }
}

const known = new WeakMap<OriginClient, BegunTitles>();

export function begunTitles(origin: OriginClient): BegunTitles {
  const begun = known.get(origin) ?? new BegunTitles();
  known.set(origin, begun);
  return begun;
}

/** Whether this browser's viewer has begun titles, by which the next page keeps their place from its first frame on. */
export const begunViewers = (realmId: string) => ({
  note: (has: boolean) => browserStorage.set(`${sessionHintKey(realmId)}.begun`, has ? '1' : null),
});
