import {
  Container,
  Heading,
  PlayerFrame,
  Stack,
  Stepper,
  Text,
  TextLink,
} from '@marquee/design-system';
import { formatNumber } from '@marquee/i18n';
import { LoadFailed, PageLoading, useKeptPage, useSite } from '@marquee/renderer';
import { EventTime, titlePath, ViewerDatesProvider } from '@marquee/titles';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TitlePageView } from '../title/title-page-view';
import { PLAYS } from '../title/use-begins';
import { GateMessage } from './GateMessage';
import { useGate } from './use-gate';

/** The page before a title: what has to be settled, one thing at a time; then the title plays on its own page. */
export function InterstitialPage() {
  const { t } = useSite();
  const page = useKeptPage<TitlePageView>();
  if (page.status === 'failed')
    return <LoadFailed {...page} labels="title" retryingLabel={t('shell.loadingPage')} />;
  if (page.status === 'loading') return <PageLoading />;
  return <Steps key={page.data.id} title={page.data} />;
}

function Steps({ title }: { title: TitlePageView }) {
  const site = useSite();
  const { t, locale } = site;
  const navigate = useNavigate();
  const gate = useGate(title);
  const { steps, current, isGranted } = gate;
  const own = titlePath(title, site);
  useEffect(() => {
    if (isGranted && own) void navigate(own, { replace: true, state: PLAYS });
  }, [isGranted, own, navigate]);
  return (
    <ViewerDatesProvider ready>
      <PlayerFrame label={t('gate.heading')} poster={title.picture}>
        <GateMessage title={title} gate={gate} />
      </PlayerFrame>
      <Container spaced>
        <Stack gap={34}>
          <Stack gap={8} as="header">
            <Heading level={1}>{title.name}</Heading>
            {title.startsAt && title.state !== 'LIVE' && (
              <Text tone="muted">
                <EventTime title={title} part="full" />
              </Text>
            )}
            {own && <TextLink href={own}>{t('gate.details')}</TextLink>}
          </Stack>
          <Stepper
            label={t('gate.heading')}
            steps={steps.map((step) => ({ label: t(`gate.step.${step}`) }))}
            current={steps.indexOf(current)}
            doneLabel={t('gate.done')}
            placeLabel={(position, total) =>
              t('gate.position', {
                position: formatNumber(position, locale),
                total: formatNumber(total, locale),
              })
            }
            locale={locale}
          />
        </Stack>
      </Container>
    </ViewerDatesProvider>
  );
}
