import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaTexts } from '../../samples/media-texts';
import { sampleLogo, samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { EmailField } from '../EmailField';
import { Form, FormActions } from '../Form';
import { Heading } from '../Heading';
import { ArrowStartIcon } from '../Icon';
import { Page, Stack } from '../Layout';
import { Logo } from '../Logo';
import { Text } from '../Text';
import { TextLink } from '../TextLink';
import { SplitLayout, type SplitLayoutProps } from './SplitLayout';

const meta = {
  title: 'Layout/SplitLayout',
  component: SplitLayout,
  parameters: { layout: 'fullscreen' },
  args: { dir: 'ltr', background: { web: { src: '', width: 1080, height: 1440 } }, children: null },
} satisfies Meta<typeof SplitLayout>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;
type Shape = 'portrait' | 'landscape' | 'heroMobile';

const art = (globals: Globals, at: number, shape: Shape) => {
  const { url, width, height, tone } = samplePicture(globals, at, shape);
  return { src: url, width, height, tone };
};

function Sample({ globals, ...props }: Partial<SplitLayoutProps> & { globals: Globals }) {
  const t = sampleTexts(globals);
  return (
    <Page>
      <SplitLayout
        dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
        background={{ web: art(globals, 1, 'portrait') }}
        logo={<Logo {...sampleLogo(globals)} />}
        footer={
          <Text size="small" tone="muted">
            {t.terms}
          </Text>
        }
        {...props}
      >
        {props.children ?? (
          <Stack gap={21}>
            <Heading level={1}>{t.welcome}</Heading>
            <Text tone="muted">{mediaTexts(globals).textBeside}</Text>
            <Form>
              <EmailField label={t.email} name="email" required />
              <FormActions>
                <Button type="submit" size="large">
                  {t.signIn}
                </Button>
              </FormActions>
            </Form>
          </Stack>
        )}
      </SplitLayout>
    </Page>
  );
}

/** One picture for all screens: cropped to its side, and fading into the form up to 1024 px. */
export const OnePicture: Story = {
  render: (_, { globals }) => <Sample globals={globals} />,
};

/** A picture composed for phones and tablets replaces it up to 1024 px. */
export const OwnPictureForPhones: Story = {
  render: (_, { globals }) => (
    <Sample
      globals={globals}
      background={{ web: art(globals, 1, 'portrait'), mobile: art(globals, 1, 'landscape') }}
    />
  ),
};

/** A mirrored picture, for pages from right to left. */
export const OwnPictureForRightToLeft: Story = {
  render: (_, { globals }) => (
    <Sample
      globals={globals}
      background={{
        web: art(globals, 0, 'portrait'),
        rtl: art(globals, 2, 'portrait'),
        mobile: art(globals, 1, 'landscape'),
      }}
    />
  ),
};

/** While the picture is loading, or fails to load, its own colour is shown. */
export const PictureMissing: Story = {
  render: (_, { globals }) => {
    const { tone } = samplePicture(globals, 0, 'portrait');
    // an empty picture, as viewers see it before the first byte has come
    const src = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
    return (
      <Sample globals={globals} background={{ web: { src, width: 1080, height: 1440, tone } }} />
    );
  },
};

/** A back link above; a form longer than the screen scrolls beside the art, which stays. */
export const LongForm: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Sample
        globals={globals}
        header={
          <TextLink href="#back" variant="quiet">
            <ArrowStartIcon />
            {t.back}
          </TextLink>
        }
      >
        <Stack gap={21}>
          <Heading level={1}>{t.signUp}</Heading>
          <Form>
            {t.nav.concat(t.footer).map((label) => (
              <EmailField key={label} label={label} name={label} />
            ))}
            <FormActions>
              <Button type="submit" size="large">
                {t.signUp}
              </Button>
            </FormActions>
          </Form>
        </Stack>
      </Sample>
    );
  },
};
