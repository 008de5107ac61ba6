import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { brandWords } from '../../samples/brands';
import { type DetailTexts, detailTexts } from '../../samples/detail-texts';
import { mediaTexts } from '../../samples/media-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { AccessMark } from '../AccessMark';
import { AgeMark } from '../AgeMark';
import { Badge, LanguageBadge } from '../Badge';
import { Button } from '../Button';
import { HeartIcon, PlayIcon, PlusIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { Container, Stack } from '../Layout';
import { ResponsiveImage } from '../ResponsiveImage';
import { RichText } from '../RichText';
import { ShareButton } from '../ShareButton';
import { TextLink } from '../TextLink';
import { DetailHeader, type DetailHeaderProps } from './DetailHeader';
import { DetailHeaderSkeleton } from './DetailHeaderSkeleton';

const meta = {
  title: 'Media/DetailHeader',
  component: DetailHeader,
  subcomponents: { DetailHeaderSkeleton },
  args: { title: 'The Long Way Back' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DetailHeader>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

/** The parts of every title in these stories. */
const common = (t: DetailTexts): Omit<DetailHeaderProps, 'title'> => ({
  synopsis: t.synopsis,
  description: <RichText html={t.description} />,
  moreLabel: t.more,
  lessLabel: t.less,
  facts: [
    ...t.facts,
    <AgeMark key="age" label={t.age.label}>
      {t.age.short}
    </AgeMark>,
    <AccessMark key="access" level="licence">
      {t.access.licence}
    </AccessMark>,
  ],
  action: (
    <Button size="large" href="#watch" startIcon={<PlayIcon />}>
      {t.watch}
    </Button>
  ),
  actions: (
    <>
      <Button size="large" variant="quiet" startIcon={<PlusIcon />}>
        {t.add}
      </Button>
      <ShareButton
        size="large"
        title={t.episodes[0]?.title ?? ''}
        label={t.share}
        copiedLabel={t.copied}
        failedLabel={t.copyFailed}
      />
    </>
  ),
});

const story = (props: (t: DetailTexts, globals: Globals) => DetailHeaderProps): Story => ({
  render: (_, { globals }) => (
    <Container spaced>
      <DetailHeader {...props(detailTexts(globals), globals)} />
    </Container>
  ),
});

/** A live event of two sides, with all that can be said. */
export const LiveEvent: Story = {
  ...story((t, globals) => {
    const title = mediaTexts(globals).events[0]?.name ?? '';
    return {
      ...common(t),
      title,
      titleParts: title.includes(': ') ? title.split(/(?<=:) /) : undefined,
      kicker: mediaTexts(globals).events[0]?.league,
      status: (
        <>
          <Badge kind="live">{t.live}</Badge>
          <LanguageBadge style="code" language="pt-BR" name="Português" />
        </>
      ),
      details: t.details,
      credits: t.credits,
    };
  }),
  play: async ({ canvasElement, globals }) => {
    const { more, less } = detailTexts(globals);
    const page = within(canvasElement);
    const group = page.getByRole<HTMLDetailsElement>('group');
    await userEvent.click(page.getByText(more));
    await expect(group.open).toBe(true);
    await userEvent.click(page.getByText(less));
    await expect(group.open).toBe(false);
  },
};

/** An episode: what it is a part of is above its name. */
export const Episode = story((t, globals) => ({
  ...common(t),
  title: t.episodes[2]?.title ?? '',
  kicker: (
    <TextLink href="#series" variant="quiet">
      {t.season.replace('{number}', globals.text === 'arabic' ? '٢' : '2')}
    </TextLink>
  ),
  credits: t.credits,
}));

/** A series or a playlist has no player above: its picture is beside the title. */
export const WithPicture = story((t, globals) => ({
  ...common(t),
  title: brandWords(globals).series,
  status: <Badge kind="new">{t.isNew}</Badge>,
  details: t.details.slice(2),
  credits: t.credits,
  art: (
    <ResponsiveImage
      image={samplePicture(globals, 7, 'portrait')}
      alt=""
      shape="portrait"
      sizes="(min-width: 768px) 22vw, 10rem"
      loading="priority"
    />
  ),
}));

/** A guest reads what a title needs before pressing anything. */
export const Access: Story = {
  render: (_, { globals }) => {
    const t = detailTexts(globals);
    return (
      <Container spaced>
        <Stack gap={55}>
          {(['free', 'account', 'licence'] as const).map((level, at) => (
            <DetailHeader
              key={level}
              headingLevel={2}
              title={brandWords(globals).titles[at] ?? ''}
              facts={[
                ...t.facts,
                <AccessMark key="access" level={level}>
                  {t.access[level]}
                </AccessMark>,
              ]}
              synopsis={t.synopsis}
              actions={<IconButton label={t.add} icon={<HeartIcon />} variant="outlined" />}
            />
          ))}
        </Stack>
      </Container>
    );
  },
};

/** No synopsis: the description is open. */
export const WithoutSynopsis = story((t, globals) => ({
  ...common(t),
  title: brandWords(globals).titles[5] ?? '',
  synopsis: undefined,
}));

/** A title about which nothing else is known. */
export const TitleOnly = story((_, globals) => ({ title: brandWords(globals).playlist }));

/** A title of many words is set smaller, and a word longer than the line breaks. */
export const LongTitle = story((t, globals) => ({
  ...common(t),
  title: `${sampleTexts(globals).taglines[0]} Weltmeisterschaftsqualifikationsendrunde`,
  details: t.details,
}));

/** The skeleton has the height of a header whose title takes one line and its synopsis two. */
export const Loading: Story = {
  render: (_, { globals }) => {
    const t = detailTexts(globals);
    return (
      <Container spaced>
        <Stack gap={55}>
          <DetailHeaderSkeleton label={t.loading} />
          <DetailHeader
            title="Ø"
            status={<Badge kind="live">{t.live}</Badge>}
            facts={t.facts.slice(0, 1)}
            action={
              <Button size="large" href="#watch">
                {t.watch}
              </Button>
            }
            synopsis={
              <>
                {t.more}
                <br />
                {t.less}
              </>
            }
          />
        </Stack>
      </Container>
    );
  },
  play: async ({ canvasElement, globals }) => {
    if (globals.text === 'long' || globals.size === '200') return;
    const [skeleton, header] = [...canvasElement.querySelectorAll('[data-ui="detail"]')].map(
      (one) => Math.round(one.getBoundingClientRect().height),
    );
    await expect(Math.abs((skeleton ?? 0) - (header ?? 0))).toBeLessThanOrEqual(1);
  },
};
