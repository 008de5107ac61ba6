import {
  BellIcon,
  Button,
  HeartIcon,
  IconButton,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  Stack,
  TextLink,
} from '@marquee/design-system';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { Specimen } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** `data-looks` makes sheet.css draw states that only a pointer or a key would cause. */
export const buttons: Specimen = {
  title: 'Buttons',
  draw: (globals) => {
    const t = sampleTexts(globals);
    const words = { primary: t.watch, secondary: t.details, quiet: t.signUp, danger: t.remove };
    return (
      <Stack gap={13}>
        <Stack direction="row" gap={13} align="center">
          <Button size="large" startIcon={<PlayIcon />}>
            {t.watch}
          </Button>
          <Button size="large" variant="secondary" startIcon={<PlusIcon />}>
            {t.details}
          </Button>
        </Stack>
        <Stack direction="row" gap={13} align="center">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {words[variant]}
            </Button>
          ))}
        </Stack>
        <Stack direction="row" gap={13} align="center">
          <Button data-looks="focused">{t.watch}</Button>
          <Button loading loadingLabel={t.loading}>
            {t.watch}
          </Button>
          <Button disabled>{t.watch}</Button>
          <Button size="small">{t.signIn}</Button>
          <Button size="small" variant="secondary">
            {t.retry}
          </Button>
        </Stack>
      </Stack>
    );
  },
};

export const links: Specimen = {
  title: 'Icon buttons and links',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack direction="row" gap={13} align="center">
        <IconButton label={t.play} icon={<PlayIcon />} />
        <IconButton label={t.details} icon={<HeartIcon />} />
        <IconButton label={t.next} icon={<ShareIcon />} />
        <IconButton label={t.main} icon={<SearchIcon />} />
        <IconButton label={t.saved} icon={<BellIcon />} />
        <TextLink href="#forgot">{t.forgot}</TextLink>
        <TextLink href="#back" variant="quiet">
          {t.back}
        </TextLink>
      </Stack>
    );
  },
};
