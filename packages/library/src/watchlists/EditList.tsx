import {
  Button,
  Loader,
  PlusIcon,
  type SortableItem,
  SortableList,
  SortIcon,
  Stack,
  Text,
} from '@marquee/design-system';
import { useLostFocus, useSite } from '@marquee/renderer';
import { FailureAction, FailureMessage, useFailures } from '@marquee/renderer/failures';
import { titlePath } from '@marquee/titles';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { idOfTitle } from '../rules/list-state';
import { LIST_FAILURES } from './list-failures';
import { type TitleCommands, TitleMenu } from './TitleMenu';
import type { ListChanges } from './use-list-changes';
import type { UsedList } from './use-one-list';
import type { ListItem, OneList } from './watchlist';

const AddMore = lazy(() => import('./AddMore'));

interface EditListProps {
  used: UsedList;
  open: OneList;
  changes: ListChanges;
  /** Whether the catalogue is open, to add titles from. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** A list to change: its order, what it has, and what else it is to have. It is loaded whole, so that its end is its end. */
export default function EditList({ used, open, changes, isAdding, onAdding }: EditListProps) {
  const { t } = useSite();
  const { head, content, moreDataAvailable } = open;
  const adder = useRef<HTMLButtonElement>(null);
  useLostFocus(isAdding, () => adder.current?.focus());
  const rest = useRest(used, moreDataAvailable);
  const items = useRows(content);
  const move = (id: string, to: number) => {
    const item = content.find((one) => idOfTitle(one) === id);
    if (item) void changes.move(item, to);
  };
  const commands = useCommands(content, changes);
  const actions = useCallback(
    ({ id, name }: SortableItem, at: number, total: number) => (
      <TitleMenu
        id={id}
        name={name}
        isFirst={at === 0}
        isLast={at === total - 1}
        isPart={moreDataAvailable}
        commands={commands}
      />
    ),
    [commands, moreDataAvailable],
  );
  const place = (key: string) => (name: string, at: number, total: number) =>
    t(key, { title: name, place: at, total });
  return (
    <Stack gap={21}>
      <Stack direction="row" gap={8}>
        <Button
          ref={adder}
          startIcon={<PlusIcon />}
          variant="secondary"
          onClick={() => onAdding(true)}
        >
          {t('lists.addMore')}
        </Button>
        <Button
          startIcon={<SortIcon />}
          variant="quiet"
          onClick={() => void changes.sortByName()}
          disabled={moreDataAvailable || content.length < 2}
        >
          {t('lists.sort')}
        </Button>
      </Stack>
      {content.length === 0 && !moreDataAvailable && (
        <Text tone="muted">{t('lists.one.empty.text')}</Text>
      )}
      <SortableList
        items={items}
        label={head.name}
        onMove={move}
        labels={{
          handle: (name) => t('lists.handle', { title: name }),
          keys: t('lists.keys'),
          grabbed: place('lists.grabbed'),
          over: place('lists.over'),
          dropped: place('lists.dropped'),
          cancelled: place('lists.cancelled'),
        }}
        actions={actions}
      />
      {moreDataAvailable && (
        <Stack align="center" gap={13}>
          {rest.failure ? (
            <>
              <FailureMessage failure={rest.failure} />
              <FailureAction failure={rest.failure} retry={rest.retry} variant="secondary" />
            </>
          ) : (
            <Loader label={t('lists.loading')} />
          )}
        </Stack>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddMore open={open} changes={changes} onClose={() => onAdding(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

type Failure = ReturnType<ReturnType<typeof useFailures>>;

/** Loads what is left of a list, from where it failed where the viewer tries again. */
function useRest({ loadRest }: UsedList, isPart: boolean) {
  const failuresOf = useFailures(LIST_FAILURES);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = useEffectEvent((signal: AbortSignal) =>
    loadRest(signal).catch((error: unknown) => {
      if (!signal.aborted) setFailure(failuresOf(error));
    }),
  );
  const isLoading = isPart && !failure;
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [isLoading]);
  return { failure, retry: () => setFailure(null) };
}

/** What the menus of titles do, always the same object, with the content and the calls of the last render. */
function useCommands(content: readonly ListItem[], changes: ListChanges): TitleCommands {
  const latest = useRef({ content, changes });
  useEffect(() => {
    latest.current = { content, changes };
  });
  return useMemo(() => {
    const move = (id: string, to: (at: number, last: number) => number) => {
      const { content: titles, changes: calls } = latest.current;
      const at = titles.findIndex((one) => idOfTitle(one) === id);
      const item = titles[at];
      if (item) void calls.move(item, to(at, titles.length - 1));
    };
    return {
      moveBy: (id, steps) => move(id, (at) => at + steps),
      moveTo: (id, end) => move(id, (_, last) => (end === 'top' ? 0 : last)),
      remove(id) {
        const item = latest.current.content.find((one) => idOfTitle(one) === id);
        if (item) void latest.current.changes.remove(item);
      },
    };
  }, []);
}

/** The rows of titles. A title that is only elsewhere has the same row, so that the list does not render it again. */
function useRows(content: readonly ListItem[]): readonly SortableItem[] {
  const site = useSite();
  const rows = useMemo(() => ({ site, of: new WeakMap<ListItem, SortableItem>() }), [site]);
  return useMemo(
    () =>
      content.map((item) => {
        const row = rows.of.get(item) ?? itemOf(item, rows.site);
        rows.of.set(item, row);
        return row;
      }),
    [content, rows],
  );
}

function itemOf(item: ListItem, site: ReturnType<typeof useSite>): SortableItem {
  const { card, name } = item;
  const { t } = site;
  if (!card)
    return {
      id: idOfTitle(item),
      name: name ?? t('lists.titleGone'),
      facts: t('lists.titleGone'),
      gone: true,
    };
  const { picture, facts } = card;
  const href = titlePath(card, site);
  return {
    id: idOfTitle(item),
    name: card.name,
    image: picture,
    ...(facts ? { facts } : {}),
    ...(href ? { href } : {}),
  };
}
