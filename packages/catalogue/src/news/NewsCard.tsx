import { Card, type HeadingLevel } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { EventTime } from '@marquee/titles';
import { articlePath } from './news-path';
import type { NewsCardView } from './news-view';

interface NewsCardProps {
  article: NewsCardView;
  /** The width of the picture, as its `sizes`; that of a card in a rail by default. */
  sizes?: string;
  /** 3 by default: below a section's heading. */
  headingLevel?: HeadingLevel;
}

/** An article in a grid or a rail. */
export function NewsCard({ article, sizes, headingLevel }: NewsCardProps) {
  const { heading, feed, published, picture } = article;
  return (
    <Card
      href={articlePath(useSite(), article)}
      title={heading}
      shape="landscape"
      kind="news"
      image={picture}
      sizes={sizes}
      headingLevel={headingLevel}
      facts={feed.name}
      when={<EventTime title={published} part="day" />}
    />
  );
}
