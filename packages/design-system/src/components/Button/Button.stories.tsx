import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { ArrowEndIcon, PlayIcon } from '../Icon';
import { Container, Stack } from '../Layout';
import { Button } from './Button';

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj;

export const Variants: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <Button>{t.watch}</Button>
        <Button variant="secondary">{t.details}</Button>
        <Button variant="quiet">{t.signUp}</Button>
        <Button variant="danger">{t.remove}</Button>
        <Button disabled>{t.signIn}</Button>
      </Stack>
    );
  },
};

export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" align="center">
        <Button size="small">{t.signIn}</Button>
        <Button>{t.signIn}</Button>
        <Button size="large" startIcon={<PlayIcon />}>
          {t.watch}
        </Button>
        <Button size="large" variant="quiet" endIcon={<ArrowEndIcon />}>
          {t.details}
        </Button>
      </Stack>
    );
  },
};

export const Loading: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <Button loading loadingLabel={t.loading}>
          {t.signIn}
        </Button>
        <Button variant="secondary" loading loadingLabel={t.loading}>
          {t.retry}
        </Button>
      </Stack>
    );
  },
};

export const FullWidth: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Container width="narrow">
        <Button fullWidth>{t.signIn}</Button>
      </Container>
    );
  },
};

export const AsLink: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row">
        <Button href="#watch" startIcon={<PlayIcon />}>
          {t.watch}
        </Button>
        <Button asChild variant="secondary">
          <a href="#file" download>
            {t.details}
          </a>
        </Button>
      </Stack>
    );
  },
};
