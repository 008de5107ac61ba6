import { Container, Heading, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Licence } from '../contract';
import { longDate } from '../dates/long-date';
import { ToAccount } from '../orders/ToAccount';
import { Reactivate } from './Reactivate';
import { reactivationText } from './reactivation-text';

interface CancelledProps {
  licence: Licence;
  /** The plan that begins when this one ends. */
  next?: string | undefined;
  /** The viewer has just cancelled it, and an email is on its way. */
  isNew?: boolean;
}

/** A licence that is cancelled: until when it goes on, and the way back. */
export function Cancelled({ licence, next, isNew = false }: CancelledProps) {
  const site = useSite();
  const { t, path, locale, isLive, defaultPath } = site;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const dateOf = longDate(locale);
  const { name: plan, licenceStatus, reactivation } = licence;
  const end = licenceStatus?.expiryTimestamp;
  const name = next ? 'cancel.switched' : reactivation ? 'cancel.cancelled' : 'cancel.ended';
  const values = { plan, next: next ?? '', date: end ? dateOf(end) : '' };
  const back = reactivationText(licence, site, { dateOf, next });
  return (
    <Container width="narrow" spaced>
      <Stack gap={21} align="start">
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t(`${name}.title`, values)}
        </Heading>
        <Stack gap={8}>
          <Text measure>
            {t(`${name}.text`, values)} {isNew && t('cancel.emailed')}
          </Text>
          {back && <Text measure>{back}</Text>}
        </Stack>
        <Stack direction="row" gap={8}>
          <ToAccount />
          {reactivation && (
            <Reactivate
              licence={licence}
              onDone={() => void navigate(isLive('account') ? path('account') : defaultPath)}
            />
          )}
        </Stack>
      </Stack>
    </Container>
  );
}
