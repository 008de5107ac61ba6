import { BoutRow, Container, FightCard, Heading, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { BoutView, CornerView } from './title-page-view';

/** The parts of an evening in the order in which viewers look for them. */
const SEGMENTS = ['MAIN', 'PRELIMS', 'EARLY_PRELIMS'] as const;

/** The fights of an event, the last one of each part first: it is the one that most have come for. */
export function EventBouts({ bouts }: { bouts: readonly BoutView[] }) {
  const { t, hasLabel } = useSite();
  const weight = (weightClass: string) => {
    const key = `bout.weight.${weightClass}`;
    return hasLabel(key) ? t(key) : weightClass;
  };
  const corner = (side: 'red' | 'blue', { id: _, picture, ...fighter }: CornerView) => ({
    ...fighter,
    cornerLabel: t(`bout.${side}`),
    image: picture,
  });
  const row = (bout: BoutView, isFirst: boolean) => (
    <BoutRow
      key={bout.id}
      red={corner('red', bout.red)}
      blue={corner('blue', bout.blue)}
      versus={t('bout.versus')}
      weightClass={weight(bout.weightClass)}
      stakeLabel={bout.isTitleFight ? t('bout.titleFight') : undefined}
      rounds={t('bout.rounds', { count: bout.rounds })}
      main={isFirst}
    />
  );
  const segments = SEGMENTS.flatMap((segment, at) => {
    const own = bouts.filter((bout) => bout.segment === segment).reverse();
    if (own.length === 0) return [];
    return {
      id: segment,
      title: t(`bout.segment.${segment}`),
      bouts: own.map((bout, index) => row(bout, at === 0 && index === 0)),
    };
  });
  return (
    <Container spaced>
      <Stack gap={21}>
        <Heading level={2} size={3}>
          {t('bout.card')}
        </Heading>
        <FightCard segments={segments} />
      </Stack>
    </Container>
  );
}
