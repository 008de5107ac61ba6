import { GRID_SIZES, Grid, NewsIcon, Stack, TabLinks } from '@marquee/design-system';
import { usePage, useSite } from '@marquee/renderer';
import { furtherRows } from '../listing/further-rows';
import { ListingPage } from '../listing/ListingPage';
import { MoreRows } from '../listing/MoreRows';
import { NothingHere } from '../listing/NothingHere';
import { useRows } from '../listing/use-rows';
import { moreNews, type NewsView } from './load-news';
import { NewsCard } from './NewsCard';
import { newsPath } from './news-path';
import type { NewsCardView } from './news-view';

const further = furtherRows<NewsCardView>();

/** The page of news, of all feeds or of one. */
export function NewsPage() {
  const { t } = useSite();
  return (
    <ListingPage page={usePage<NewsView>()} title={t('news.title')}>
      {(view) => (
        <Stack gap={34}>
          <Feeds view={view} />
          <Articles key={view.feed?.id} view={view} />
        </Stack>
      )}
    </ListingPage>
  );
}

/** Links to the feeds, where there is a choice. */
function Feeds({ view: { feeds, feed } }: { view: NewsView }) {
  const site = useSite();
  const { t } = site;
  if (feeds.length < 2) return null;
  return (
    <TabLinks
      label={t('news.feeds')}
      items={[
        { href: newsPath(site), label: t('news.all'), current: !feed },
        ...feeds.map((one) => ({
          href: newsPath(site, one),
          label: one.name,
          current: one.id === feed?.id,
        })),
      ]}
    />
  );
}

function Articles({ view }: { view: NewsView }) {
  const site = useSite();
  const { t } = site;
  const { feed } = view;
  const list = useRows({ first: view, load: (after) => moreNews(site, feed, after), further });
  if (list.rows.length === 0) {
    return (
      <NothingHere icon={<NewsIcon />} title={t('news.empty.title')} text={t('news.empty.text')} />
    );
  }
  return (
    <Stack gap={34}>
      <Grid shape="landscape" label={feed?.name ?? t('news.title')}>
        {list.rows.map((article) => (
          <NewsCard
            key={article.id}
            article={article}
            sizes={GRID_SIZES.landscape}
            headingLevel={2}
          />
        ))}
      </Grid>
      <MoreRows
        list={list}
        href={list.after === null ? undefined : newsPath(site, feed, list.after)}
      />
    </Stack>
  );
}
