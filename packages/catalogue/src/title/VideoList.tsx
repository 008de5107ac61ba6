import { EpisodeList, EpisodeRow, Stack } from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { titlePath } from '@marquee/titles';
import { furtherRows } from '../listing/further-rows';
import { MoreRows } from '../listing/MoreRows';
import { useRows } from '../listing/use-rows';
import type { EpisodeView, VideoRows } from './video-rows';

const further = furtherRows<EpisodeView>();

interface VideoListProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  first: VideoRows;
  /** How many videos there are in all. */
  total: number;
  load: (after: string) => Promise<VideoRows>;
}

/** Episodes of a season or videos of a playlist, each a link to its page. */
export function VideoList({ labelledBy, first, total, load }: VideoListProps) {
  const site = useSite();
  const { t, locale } = site;
  const list = useRows({ first, load, further });
  return (
    <Stack gap={21}>
      <EpisodeList labelledBy={labelledBy}>
        {list.rows.map(({ id, name, number, synopsis, duration, isNew, picture }) => (
          <EpisodeRow
            key={id}
            href={titlePath({ id, kind: 'video', name }, site)}
            title={name}
            number={number === undefined ? undefined : formatNumber(number, locale)}
            numberLabel={t('videos.number')}
            synopsis={synopsis}
            image={picture}
            duration={duration}
            mark={isNew ? { kind: 'new', label: t('title.new') } : undefined}
          />
        ))}
      </EpisodeList>
      <MoreRows list={list} total={total} />
    </Stack>
  );
}
