import { Button, Container, EmptyState, ListIcon, Stack } from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import { FailureAction, failureText } from '@marquee/renderer/failures';
import { ViewerDatesProvider } from '@marquee/titles';
import { lazy, Suspense, useState } from 'react';
import { useViewerKey } from '../viewer/use-viewer-key';
import { ListHeader } from './ListHeader';
import { ListTitles, ListTitlesLoading } from './ListTitles';
import { useListChanges } from './use-list-changes';
import { useOneList } from './use-one-list';
import type { ListName, OneList } from './watchlist';

/** Who only looks at a list loads none of what changes its order. */
const EditList = lazy(() => import('./EditList'));

/** One list, by its address. */
export function ListPage() {
  const page = usePage<ListName>();
  const viewer = useViewerKey();
  if (page.status !== 'done') return <ListTitlesLoading />;
  // Another address is another list, and another viewer may see another part of it: with nothing of the last one.
  return <List key={`${viewer} ${page.data.owner}/${page.data.id}`} name={page.data} />;
}

function List({ name }: { name: ListName }) {
  const used = useOneList(name);
  const changes = useListChanges(used);
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const { open, pages } = used;
  // It was loaded and is there no longer: deleted here, or elsewhere.
  if (isDeleted || (!open && pages.state.status === 'done')) return <Deleted />;
  if (!open) return <NotOpen used={used} />;
  return (
    <Container spaced>
      <ViewerDatesProvider ready>
        <Stack gap={34}>
          <ListHeader
            list={open.head}
            used={used}
            changes={changes}
            isEditing={isEditing}
            onEdit={(isOn) => {
              setEditing(isOn);
              setAdding(false);
            }}
            onDeleted={() => setDeleted(true)}
          />
          {isEditing ? (
            <Suspense fallback={<ListTitlesLoading />}>
              <EditList
                used={used}
                open={open}
                changes={changes}
                isAdding={isAdding}
                onAdding={setAdding}
              />
            </Suspense>
          ) : (
            <Shown
              open={open}
              pages={pages}
              onAdd={() => {
                setEditing(true);
                setAdding(true);
              }}
            />
          )}
        </Stack>
      </ViewerDatesProvider>
    </Container>
  );
}

interface ShownProps {
  open: OneList;
  pages: ReturnType<typeof useOneList>['pages'];
  /** Opens the list's edit mode, where titles are added. */
  onAdd: () => void;
}

function Shown({ open, pages, onAdd }: ShownProps) {
  const { t, defaultPath } = useSite();
  const { head, content, moreDataAvailable } = open;
  if (content.length > 0 || moreDataAvailable) return <ListTitles open={open} pages={pages} />;
  return (
    <EmptyState
      icon={<ListIcon />}
      title={t('lists.one.empty.title')}
      text={t('lists.one.empty.text')}
      actions={
        <>
          {head.ownership === 'owned' && <Button onClick={onAdd}>{t('lists.addMore')}</Button>}
          <Button variant="secondary" href={defaultPath}>
            {t('lists.one.empty.action')}
          </Button>
        </>
      }
    />
  );
}

/** A list that is loading; one that could not be loaded is an empty list (spec 2 §8), which says why. */
function NotOpen({ used }: { used: ReturnType<typeof useOneList> }) {
  const site = useSite();
  const { t } = site;
  const { state, retry } = used.pages;
  if (state.status !== 'failed') {
    return (
      <Container spaced>
        <ListTitlesLoading />
      </Container>
    );
  }
  const { failure } = state;
  const isGone = failure.key === 'lists.unknown';
  return (
    <Container spaced>
      <EmptyState
        icon={<ListIcon />}
        headingLevel={1}
        title={t(isGone ? 'lists.one.unknown' : 'lists.one.failed')}
        text={<span role="alert">{failureText(site, failure)}</span>}
        actions={isGone ? <AllLists /> : <FailureAction failure={failure} retry={retry} />}
      />
    </Container>
  );
}

function Deleted() {
  const { t } = useSite();
  return (
    <Container spaced>
      <EmptyState
        icon={<ListIcon />}
        headingLevel={1}
        title={t('lists.one.deleted')}
        actions={<AllLists />}
      />
    </Container>
  );
}

function AllLists() {
  const { t, path } = useSite();
  return <Button href={path('watchlists')}>{t('lists.all')}</Button>;
}
