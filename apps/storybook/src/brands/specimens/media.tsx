import {
  Badge,
  Button,
  CalendarIcon,
  Card,
  type CardShape,
  EmptyState,
  ErrorState,
  Hero,
  LanguageBadge,
  PlayIcon,
  Rail,
  RailSkeleton,
} from '@marquee/design-system';
import { samplePicture } from '@marquee/design-system/samples/pictures';
import { type SampleTexts, sampleTexts } from '@marquee/design-system/samples/texts';
import { realmOf } from '../../workshop/apply-realm';
import type { Globals, Specimen } from './specimen';

/** `title` is the title's index among the realm's ten; `at` decides which facts the card shows. */
function card(t: SampleTexts, globals: Globals, shape: CardShape, at: number, title = at) {
  const { badgeStyle } = realmOf(globals.brand);
  const kinds = ['live', 'upcoming', 'replay'] as const;
  const words = [t.live, t.startsAt, t.replay];
  return (
    <Card
      key={at}
      href={`#${at}`}
      title={t.titles[title % t.titles.length] ?? ''}
      shape={shape}
      image={samplePicture(globals, title, shape)}
      facts={t.facts[at % t.facts.length]}
      badges={at < 3 ? <Badge kind={kinds[at] ?? 'neutral'}>{words[at]}</Badge> : undefined}
      corner={
        at === 1 ? <LanguageBadge style={badgeStyle} language="es" name="Español" /> : undefined
      }
      lockedLabel={at === 1 ? t.locked : undefined}
      progress={at === 2 ? { value: 0.4, label: t.progress } : undefined}
    />
  );
}

export const cards: Specimen = {
  title: 'Cards',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <div className="sheet-cards">
        {(['landscape', 'portrait', 'square'] as const).map((shape, at) => (
          <div key={shape} data-shape={shape}>
            {/* the rail of a sheet has the first eight */}
            {card(t, globals, shape, at, 8 - at)}
          </div>
        ))}
      </div>
    );
  },
};

export const rail: Specimen = {
  title: 'Rail',
  wide: true,
  draw: (globals) => {
    const t = sampleTexts(globals);
    if (globals.state === 'loading') return <RailSkeleton shape="landscape" label={t.loading} />;
    if (globals.state === 'empty')
      return <EmptyState title={t.emptyTitle} text={t.emptyText} icon={<CalendarIcon />} />;
    if (globals.state === 'error')
      return (
        <ErrorState title={t.errorTitle} text={t.errorText} actions={<Button>{t.retry}</Button>} />
      );
    return (
      <Rail
        title={t.rails.live}
        href="#all"
        shape="landscape"
        previousLabel={t.previous}
        nextLabel={t.next}
      >
        {t.titles.slice(0, 8).map((_, at) => card(t, globals, 'landscape', at))}
      </Rail>
    );
  },
};

export const hero: Specimen = {
  title: 'Hero',
  wide: true,
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Hero
        label={t.featured}
        roleLabel={t.carousel}
        pauseLabel={t.pause}
        playLabel={t.play}
        entryLabel={(position, total, title) => `${position} / ${total}: ${title}`}
        entries={[
          {
            id: '0',
            title: t.titles[0] ?? '',
            tagline: t.taglines[0],
            href: '#watch',
            status: <Badge kind="live">{t.live}</Badge>,
            image: samplePicture(globals, 0, 'hero'),
            mobileImage: samplePicture(globals, 0, 'heroMobile'),
            actions: (
              <>
                <Button size="large" href="#watch" startIcon={<PlayIcon />}>
                  {t.watch}
                </Button>
                <Button size="large" variant="quiet" href="#details">
                  {t.details}
                </Button>
              </>
            ),
          },
        ]}
      />
    );
  },
};
