import { Button, CheckboxField, Dialog, Loader, LoadMore, Stack } from '@marquee/design-system';
import { GridMoreDocument, query, readEach } from '@marquee/origin-client/catalogue';
import { useSite } from '@marquee/renderer';
import { FailureState, failureText, useFailures, usePagedList } from '@marquee/renderer/failures';
import { type CardView, cardView, loadTitleFormat } from '@marquee/titles';
import { useCallback, useState } from 'react';
import { idOfTitle } from '../rules/list-state';
import type { ListChanges } from './use-list-changes';
import type { ListItem, OneList } from './watchlist';

/** Titles to a page, and the most that one call adds. */
const PAGE = 30;
const MOST = 50;

interface Found {
  cards: readonly CardView[];
  after: string | null;
}

interface AddMoreProps {
  open: OneList;
  changes: ListChanges;
  onClose: () => void;
}

/** Adds titles of the catalogue to a list, several at once. */
export default function AddMore({ open, changes, onClose }: AddMoreProps) {
  const site = useSite();
  const { t, origin } = site;
  const [chosen, setChosen] = useState<readonly ListItem[]>([]);
  const [busy, setBusy] = useState(false);
  const fetch = useCallback(
    async (after: string | undefined, signal: AbortSignal): Promise<Found> => {
      const [{ grid }, format] = await Promise.all([
        query(origin, GridMoreDocument, { order: 'NEWEST', first: PAGE, after }, { signal }),
        loadTitleFormat(site),
      ]);
      return {
        cards: readEach(grid.edges, ({ node }) => cardView(node, 'landscape', format)),
        after: grid.pageInfo.hasNextPage ? (grid.pageInfo.endCursor ?? null) : null,
      };
    },
    [site, origin],
  );
  const pages = usePagedList<Found>({
    load: useCallback((signal: AbortSignal) => fetch(undefined, signal), [fetch]),
    next: async ({ cards, after }, signal) => {
      const page = await fetch(after ?? undefined, signal);
      return { ...page, cards: [...cards, ...page.cards] };
    },
    failuresOf: useFailures(),
  });
  const { state } = pages;
  const held = new Set(open.content.map(idOfTitle));
  const keys = new Set(chosen.map(idOfTitle));
  const add = async () => {
    setBusy(true);
    if (await changes.add(chosen)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.addMore.title', { name: open.head.name })}
      closeLabel={t('lists.close')}
      busy={busy}
      actions={
        <Button onClick={() => void add()} disabled={chosen.length === 0} loading={busy}>
          {t('lists.addMore.add', { count: chosen.length })}
        </Button>
      }
    >
      {state.status === 'loading' && <Loader label={t('lists.loading')} />}
      {state.status === 'failed' && (
        <FailureState
          scope="section"
          title={t('lists.addMore.failed')}
          failure={state.failure}
          retry={pages.retry}
          retryingLabel={t('lists.loading')}
        />
      )}
      {state.status === 'done' && (
        <Stack gap={13}>
          <Stack as="ul" gap={3}>
            {state.items.cards.map((card) => {
              const item = itemOf(card);
              const key = idOfTitle(item);
              const isHeld = held.has(key);
              return (
                <li key={key}>
                  <CheckboxField
                    label={card.name}
                    hint={isHeld ? t('lists.addMore.there') : card.facts}
                    checked={isHeld || keys.has(key)}
                    disabled={isHeld || (chosen.length >= MOST && !keys.has(key))}
                    onChange={({ target }) =>
                      setChosen((before) => {
                        const rest = before.filter((one) => idOfTitle(one) !== key);
                        return target.checked ? [...rest, item] : rest;
                      })
                    }
                  />
                </li>
              );
            })}
          </Stack>
          <LoadMore
            label={t('lists.moreTitles')}
            loaded={state.items.cards.length}
            hasMore={state.items.after !== null}
            countLabel={(count) => t('lists.titles', { count })}
            arrivedLabel={(count) => t('lists.arrived', { count })}
            onLoad={pages.more}
            busy={state.more.status === 'loading'}
            busyLabel={t('lists.loading')}
            error={state.more.status === 'failed' && failureText(site, state.more.failure)}
          />
        </Stack>
      )}
    </Dialog>
  );
}

/** A title as the list will have it; its place there comes with the next load. */
const itemOf = (card: CardView): ListItem => ({
  id: card.id,
  contentType: card.kind,
  place: '0',
  name: card.name,
  thumbnailUrl: card.picture.url,
  card,
});
