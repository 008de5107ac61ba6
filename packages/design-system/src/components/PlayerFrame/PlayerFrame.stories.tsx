import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLogo, samplePicture } from '../../samples/pictures';
import { playerTexts } from '../../samples/player-texts';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { PlayIcon, ReplayIcon } from '../Icon';
import { Container, Stack } from '../Layout';
import { Text } from '../Text';
import { mediaLayer, PlayerFrame, type PlayerFrameProps } from './PlayerFrame';

const meta = {
  title: 'Media/PlayerFrame',
  component: PlayerFrame,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Player', poster: { url: '/', width: 16, height: 9 } },
} satisfies Meta<typeof PlayerFrame>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

function Sample({ globals, ...rest }: { globals: Globals } & Partial<PlayerFrameProps>) {
  const [title = ''] = sampleTexts(globals).titles;
  return (
    <PlayerFrame
      label={playerTexts(globals).player(title)}
      poster={samplePicture(globals, 0, 'landscape')}
      {...rest}
    />
  );
}

/** A still of a moving picture in another shape: it is on black. */
const still = (globals: Globals) => (
  <div className={mediaLayer()}>
    <video muted poster={samplePicture(globals, 1, 'square').url} />
  </div>
);

/** Before it plays: the poster and the one action. */
export const Poster: Story = {
  render: (_, { globals }) => (
    <Sample globals={globals}>
      <Button size="large" startIcon={<PlayIcon />}>
        {sampleTexts(globals).watch}
      </Button>
    </Sample>
  ),
};

/** A drawing in one colour in the picture's place; what is asked of a server comes after the `#`. */
const oneColour = (globals: Globals, colour: string) => ({
  ...samplePicture(globals, 0, 'landscape'),
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${colour}" d="M0 0h16v9H0z"/></svg>`)}#`,
});

/** The second action holds over the brightest picture and over the darkest. */
export const TwoActions: Story = {
  render: (_, { globals }) => {
    const t = playerTexts(globals);
    return (
      <Stack gap={21}>
        {['#fff', '#000'].map((colour, at) => (
          <Sample
            key={colour}
            globals={globals}
            label={t.player(sampleTexts(globals).titles[at] ?? '')}
            poster={oneColour(globals, colour)}
          >
            <Stack direction="row" justify="center">
              <Button size="large" startIcon={<PlayIcon />}>
                {t.resume}
              </Button>
              <Button size="large" variant="secondary" startIcon={<ReplayIcon />}>
                {t.startOver}
              </Button>
            </Stack>
          </Sample>
        ))}
      </Stack>
    );
  },
};

/** A picture of another shape is on black. */
export const Letterbox: Story = {
  render: (_, { globals }) => <Sample globals={globals} playing media={still(globals)} />,
};

/** The brand’s mark over the moving picture. */
export const Watermark: Story = {
  render: (_, { globals }) => {
    const { src, width, height } = sampleLogo({ ...globals, scheme: 'dark' });
    const watermark = { image: { src, width, height }, corner: 'end' } as const;
    return <Sample globals={globals} playing media={still(globals)} watermark={watermark} />;
  },
};

/** As wide as the window. */
export const Theatre: Story = {
  render: (_, { globals }) => <Sample globals={globals} view="theatre" />,
};

/** Over the whole page, where the browser has no full screen of its own. */
export const FullPage: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (_, { globals }) => <Sample globals={globals} view="full-page" />,
};

/** Small in the corner while the page is read; its place stays. */
export const Floating: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (_, { globals }) => (
    <Stack gap={21}>
      <Sample globals={globals} view="floating" />
      <Container width="narrow">
        <Text>{sampleTexts(globals).paragraph}</Text>
      </Container>
    </Stack>
  ),
};
