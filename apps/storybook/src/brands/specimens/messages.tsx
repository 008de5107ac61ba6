import {
  Banner,
  Button,
  CalendarIcon,
  CheckIcon,
  EmptyState,
  ErrorState,
  InlineMessage,
  RailSkeleton,
  Stack,
  WarningIcon,
  WifiOffIcon,
} from '@marquee/design-system';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { Specimen } from './specimen';

export const inlineMessages: Specimen = {
  title: 'Messages',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={13}>
        <InlineMessage
          tone="error"
          title={t.wrong}
          requestId="01JD9S2A7Q"
          requestIdLabel={t.request}
        >
          {t.wrongText}
        </InlineMessage>
        <InlineMessage tone="success" title={t.saved} />
        <InlineMessage>{t.emptyText}</InlineMessage>
      </Stack>
    );
  },
};

export const banners: Specimen = {
  title: 'Banners',
  wide: true,
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={3}>
        <Banner tone="danger" icon={<WifiOffIcon size={20} />}>
          {t.offline}
        </Banner>
        <Banner tone="warning" icon={<WarningIcon size={20} />}>
          {t.errorText}
        </Banner>
        <Banner tone="success" icon={<CheckIcon size={20} />}>
          {t.saved}
        </Banner>
      </Stack>
    );
  },
};

export const empty: Specimen = {
  title: 'Empty',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <EmptyState
        title={t.emptyTitle}
        text={t.emptyText}
        icon={<CalendarIcon />}
        actions={<Button href="#schedule">{t.nav[2]}</Button>}
      />
    );
  },
};

export const failed: Specimen = {
  title: 'Error',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <ErrorState
        title={t.errorTitle}
        text={t.errorText}
        requestId="01JD9S2A7Q"
        requestIdLabel={t.request}
        actions={
          <>
            <Button>{t.retry}</Button>
            <Button variant="quiet" href="#home">
              {t.home}
            </Button>
          </>
        }
      />
    );
  },
};

export const loading: Specimen = {
  title: 'Loading',
  wide: true,
  draw: (globals) => <RailSkeleton shape="landscape" label={sampleTexts(globals).loading} />,
};
