import {
  Container,
  DetailHeader,
  Rail,
  ResponsiveImage,
  RichText,
  ShareButton,
  Stack,
  Text,
  TextLink,
} from '@marquee/design-system';
import { LoadFailed, PageLoading, useKeptPage, useSite } from '@marquee/renderer';
import { EventTime, TimeZoneText, TitleRail, ViewerDatesProvider } from '@marquee/titles';
import type { NewsItemView } from './load-news-item';
import { NewsCard } from './NewsCard';
import { newsPath } from './news-path';
import type { NewsCardView } from './news-view';

/** The page of an article: what it says, the titles that it speaks of, and the latest news. */
export function NewsItemPage() {
  const { t } = useSite();
  const page = useKeptPage<NewsItemView>();
  if (page.status === 'failed')
    return <LoadFailed {...page} labels="news" retryingLabel={t('shell.loadingPage')} />;
  if (page.status === 'loading') return <PageLoading />;
  return <Article article={page.data} />;
}

function Article({ article }: { article: NewsItemView }) {
  const { t } = useSite();
  const { body, pictures, titles, latest, zone } = article;
  return (
    <ViewerDatesProvider ready>
      <article>
        <ArticleHeader article={article} />
        <Container width="regular" spaced>
          <Stack gap={34}>
            {/* The contract's headings begin below the page's. */}
            <RichText html={body} headingShift={0} newTabLabel={t('shell.newTab')} />
            {pictures.slice(1).map(({ picture, caption }) => (
              <Stack key={picture.url} gap={8}>
                <ResponsiveImage
                  image={picture}
                  alt={caption ?? ''}
                  sizes="(min-width: 768px) 760px, 100vw"
                  shape="landscape"
                />
                {caption && <Caption>{caption}</Caption>}
              </Stack>
            ))}
            {zone && <TimeZoneText zone={zone} />}
          </Stack>
        </Container>
      </article>
      {titles.length > 0 && (
        <TitleRail id="titles" title={t('news.titles')} shape="landscape" cards={titles} />
      )}
      {latest.length > 0 && <LatestNews articles={latest} />}
    </ViewerDatesProvider>
  );
}

/** What is seen already as text is not told once more. */
function Caption({ children }: { children: string }) {
  return (
    <Text as="small" size="small" tone="muted" aria-hidden="true">
      {children}
    </Text>
  );
}

function ArticleHeader({ article }: { article: NewsItemView }) {
  const site = useSite();
  const { t } = site;
  const { heading, feed, lead, author, published, changed, pictures } = article;
  const [main] = pictures;
  return (
    <Container spaced="start">
      <DetailHeader
        title={heading}
        kicker={<TextLink href={newsPath(site, feed)}>{feed.name}</TextLink>}
        facts={[
          <EventTime key="published" title={published} part="full" />,
          changed && (
            <span key="changed">
              {t('news.changed')} <EventTime title={changed} part="full" inSentence />
            </span>
          ),
          author && t('news.author', { name: author }),
        ].filter(Boolean)}
        synopsis={lead}
        actions={
          <ShareButton
            title={heading}
            label={t('title.share')}
            copiedLabel={t('title.shared')}
            failedLabel={t('title.shareFailed')}
          />
        }
        art={
          main && (
            <Stack gap={8}>
              <ResponsiveImage
                image={main.picture}
                alt={main.caption ?? ''}
                sizes="(min-width: 1024px) 50vw, 100vw"
                loading="priority"
                shape="landscape"
                maxWidth={1440}
              />
              {main.caption && <Caption>{main.caption}</Caption>}
            </Stack>
          )
        }
        wideArt
      />
    </Container>
  );
}

/** A row of further articles, below a link to all news. */
function LatestNews({ articles }: { articles: readonly NewsCardView[] }) {
  const site = useSite();
  const { t } = site;
  const title = t('news.latest');
  return (
    <Rail
      id="latest"
      title={title}
      href={newsPath(site)}
      shape="landscape"
      previousLabel={t('rail.previous', { title })}
      nextLabel={t('rail.next', { title })}
    >
      {articles.map((article) => (
        <NewsCard key={article.id} article={article} />
      ))}
    </Rail>
  );
}
