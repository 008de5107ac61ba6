import { Container, Heading, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Licence } from '../contract';
import type { ViewerDates } from '../dates/use-dates';
import { ToAccount } from '../orders/ToAccount';
import { Reactivate } from './Reactivate';
import { reactivationText } from './reactivation-text';

interface CancelledProps {
  licence: Licence;
  /** Null until their formats have come. */
  dates: ViewerDates | null;
}

/** A licence that is cancelled: until when it goes on, and the way back. */
export function Cancelled({ licence, dates }: CancelledProps) {
  const site = useSite();
  const { t, path, isLive, defaultPath } = site;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const end = licence.licenceStatus?.expiryTimestamp;
  const plan = licence.name;
  return (
    <Container width="narrow" spaced>
      <Stack gap={21} align="start">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t('cancel.cancelled.title', { plan })}
        </Heading>
        <Stack gap={8}>
          {dates && end && (
            <Text measure>{t('cancel.cancelled.text', { date: dates.date(end) })}</Text>
          )}
          {dates && <Text measure>{reactivationText(licence, site, dates.date)}</Text>}
        </Stack>
        <Stack direction="row" gap={8}>
          <ToAccount />
          <Reactivate
            licence={licence}
            onDone={() => void navigate(isLive('account') ? path('account') : defaultPath)}
          />
        </Stack>
      </Stack>
    </Container>
  );
}
