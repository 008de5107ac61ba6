import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type MediaTexts, mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { Badge, LanguageBadge } from '../Badge';
import { Grid } from '../Grid';
import { MoreIcon, PlusIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Stack } from '../Layout';
import { Card, type CardKind, type CardProps, type CardShape } from './Card';
import { CardSkeleton } from './CardSkeleton';

const meta = {
  title: 'Media/Card',
  component: Card,
  subcomponents: { CardSkeleton },
  args: { title: 'Inside the Corner', shape: 'landscape', href: '#watch', facts: '48 min' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

const KINDS: readonly CardKind[] = [
  'event',
  'video',
  'series',
  'playlist',
  'news',
  'fighter',
  'programme',
];

/** A typical card of a kind. */
function sampleCard(t: MediaTexts, globals: Globals, kind: CardKind, shape: CardShape): CardProps {
  const event = t.events[0] ?? { name: '', league: '', when: '' };
  const words = kind === 'event' ? { name: event.name, facts: event.when } : t[kind];
  const more: Record<CardKind, Partial<CardProps>> = {
    event: { state: 'live', badges: <Badge kind="live">{t.live}</Badge> },
    video: { progress: { value: 0.4, label: t.watched } },
    series: { badges: <Badge kind="new">{t.isNew}</Badge> },
    playlist: {},
    news: {},
    fighter: { badges: <Badge kind="new">{t.champion}</Badge> },
    programme: { state: 'live', progress: { value: 0.6, label: t.remaining } },
  };
  return {
    href: `#${kind}`,
    title: words.name,
    facts: words.facts,
    shape,
    kind,
    imageLoading: 'lazy',
    image: samplePicture(globals, KINDS.indexOf(kind), shape),
    ...more[kind],
  };
}

const inShape = (shape: CardShape): Story => ({
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Grid shape={shape} label={t.all}>
        {KINDS.map((kind) => (
          <Card key={kind} {...sampleCard(t, globals, kind, shape)} />
        ))}
      </Grid>
    );
  },
});

/** All kinds in landscape. */
export const Landscape = inShape('landscape');

/** All kinds in portrait. */
export const Portrait = inShape('portrait');

/** All kinds in square. */
export const Square = inShape('square');

/** An event before, during and after; a locked card; a started one; one in another language. */
export const States: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    const [live, derby, night, cup] = t.events.map(({ name, league, when }) => ({
      href: '#event',
      title: name,
      facts: `${when} · ${league}`,
    }));
    const shared = { shape: 'landscape', kind: 'event', imageLoading: 'lazy' } as const;
    const picture = (at: number) => samplePicture(globals, at, 'landscape');
    if (!live || !derby || !night || !cup) return <p>{t.railEmpty.title}</p>;
    return (
      <Grid shape="landscape" label={t.all}>
        <Card
          {...live}
          {...shared}
          state="live"
          image={picture(0)}
          badges={<Badge kind="live">{t.live}</Badge>}
          corner={<LanguageBadge style="code" language="es" name="Español" />}
        />
        <Card
          {...derby}
          {...shared}
          state="upcoming"
          image={picture(1)}
          badges={<Badge kind="upcoming">{t.startsIn}</Badge>}
          corner={<LanguageBadge style="name" language="pt-BR" name="Português" />}
        />
        <Card
          {...night}
          {...shared}
          state="upcoming"
          image={picture(2)}
          badges={<Badge kind="upcoming">{t.startsIn}</Badge>}
          lockedLabel={t.locked}
        />
        <Card
          {...cup}
          {...shared}
          state="replay"
          image={picture(0)}
          badges={<Badge kind="replay">{t.replay}</Badge>}
          corner={<LanguageBadge style="flag" language="ar" name="العربية" />}
          progress={{ value: 0.4, label: t.watched }}
          lockedLabel={t.locked}
        />
        <Card
          {...derby}
          {...shared}
          state="ended"
          image={picture(1)}
          badges={<Badge kind="neutral">{t.ended}</Badge>}
        />
      </Grid>
    );
  },
};

/** Without a picture: the brand's colour and a drawing of the kind. */
export const WithoutPicture: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Stack gap={34}>
        {(['landscape', 'portrait'] as const).map((shape) => (
          <Grid key={shape} shape={shape} label={shape}>
            {KINDS.map((kind) => (
              <Card key={kind} {...sampleCard(t, globals, kind, shape)} image={undefined} />
            ))}
          </Grid>
        ))}
      </Stack>
    );
  },
};

/** A card whose page does not exist yet: the same look, no link, no lift on hover. */
export const Unlinked: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Grid shape="landscape" label={t.all}>
        <Card {...sampleCard(t, globals, 'series', 'landscape')} href={undefined} />
      </Grid>
    );
  },
};

/** Quick actions appear on hover, and are reached by Tab after the card's own link. */
export const QuickActions: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Grid shape="landscape" label={t.all}>
        {(['event', 'video'] as const).map((kind) => (
          <Card
            key={kind}
            {...sampleCard(t, globals, kind, 'landscape')}
            lockedLabel={t.locked}
            actions={
              <>
                <IconButton variant="overlay" label={t.add} icon={<PlusIcon />} />
                <IconButton variant="overlay" label={t.more} icon={<MoreIcon />} />
              </>
            }
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = mediaTexts(globals);
    const page = within(canvasElement);
    const [link] = page.getAllByRole('link');
    const [add] = page.getAllByRole('button', { name: t.add });
    const [more] = page.getAllByRole('button', { name: t.more });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
  },
};

/** The card has the size of its skeleton, to the pixel. */
export const Loading: Story = {
  render: (_, { globals }) => {
    const t = mediaTexts(globals);
    return (
      <Stack gap={34}>
        {(['landscape', 'portrait', 'square'] as const).map((shape) => (
          <Grid key={shape} shape={shape} label={`${t.loading} ${shape}`}>
            {KINDS.flatMap((kind) => [
              <CardSkeleton key={`${kind}-coming`} shape={shape} kind={kind} />,
              <Card key={kind} {...sampleCard(t, globals, kind, shape)} />,
            ])}
          </Grid>
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[data-ui="card"]')];
    const size = (card: Element | undefined) => {
      const art = card?.querySelector('[data-ui="art"]')?.getBoundingClientRect();
      const caption = card?.querySelector('[data-ui="caption"]')?.getBoundingClientRect();
      return [art?.width, art?.height, caption?.height]
        .map((value) => value?.toFixed(1))
        .join(' × ');
    };
    for (let at = 0; at < cards.length; at += 2) {
      await expect(size(cards[at])).toBe(size(cards[at + 1]));
    }
  },
};
