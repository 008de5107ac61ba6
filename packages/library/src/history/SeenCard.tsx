import { Card, GRID_SIZES } from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import { titleParts, titlePath } from '@marquee/titles';
import { MoreMenu } from '../menus/MoreMenu';
import { watchedShare } from '../rules/watched-share';
import type { SeenTitle } from './use-history';
import type { HistoryChanges } from './use-history-changes';

/** A title of the history, with how much of it is seen. */
export function SeenCard({ seen, changes }: { seen: SeenTitle; changes: HistoryChanges }) {
  const site = useSite();
  const { t, locale } = site;
  const { card, watched } = seen;
  const share = watchedShare(watched);
  const percent = (value: number) => formatNumber(value, locale, { style: 'percent' });
  return (
    <Card
      href={titlePath(card, site)}
      title={card.name}
      titleParts={titleParts(card.name)}
      kind={card.kind}
      shape="landscape"
      image={card.picture}
      sizes={GRID_SIZES.landscape}
      headingLevel={2}
      facts={share === null ? t('history.seen') : t('history.share', { share: percent(share) })}
      progress={
        share === null
          ? undefined
          : { value: share, label: t('history.share', { share: percent(share) }) }
      }
      actions={
        <MoreMenu
          variant="overlay"
          label={t('history.menu', { title: card.name })}
          items={[
            { label: t('history.hide'), onSelect: () => void changes.hide(seen) },
            { label: t('history.delete'), onSelect: () => void changes.remove(seen), danger: true },
          ]}
        />
      }
    />
  );
}
