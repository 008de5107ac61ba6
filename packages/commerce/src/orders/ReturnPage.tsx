import { Button, Container, Heading, Loader, Stack, Text } from '@marquee/design-system';
import { useQuery, useSession, useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserPayingStore } from '../paying/paying-store';
import { returnHints } from '../providers/return-hints';
import { wayBack } from '../rules/way-back';
import { OrderPage } from './OrderPage';
import { UnknownOrder } from './UnknownOrder';

/**
 * Where a bank or an issuer leads back to. What the address says is a hint: the order is the truth. The
 * order is the address's, else that of this browser's attempt.
 */
export function ReturnPage() {
  const { t, path, realm, isLive, defaultPath } = useSite();
  const { pathname, search } = useLocation();
  const { status, user } = useSession();
  const query = useQuery();
  const hints = returnHints(new URLSearchParams(query));
  const [stored, setStored] = useState<{ orderId?: string; from?: string } | null>(null);
  const viewer = user?.id;
  useEffect(() => {
    if (status !== 'viewer' || viewer === undefined) return;
    let isCurrent = true;
    void browserPayingStore(realm.id)
      .read(viewer)
      .then((record) => isCurrent && setStored(record ?? {}));
    return () => {
      isCurrent = false;
    };
  }, [realm.id, status, viewer]);

  if (status === 'guest') {
    return (
      <Container width="narrow" spaced>
        <Stack gap={21} align="start">
          <Heading level={1}>{t('return.signedOut.title')}</Heading>
          <Text measure>{t('return.signedOut.text')}</Text>
          {isLive('login') ? (
            <Button href={path('login', {}, { query: { from: `${pathname}${search}` } })}>
              {t('return.signIn')}
            </Button>
          ) : (
            <Button href={defaultPath}>{t('order.leave')}</Button>
          )}
        </Stack>
      </Container>
    );
  }
  if (status === 'starting' || !stored) {
    return (
      <Container width="narrow" spaced>
        <Loader label={t('order.asking')} />
      </Container>
    );
  }
  const orderId = hints.orderId ?? stored.orderId;
  const from = wayBack(hints.from ?? stored.from);
  if (orderId) return <OrderPage key={orderId} orderId={orderId} from={from} />;
  return (
    <Container width="narrow" spaced>
      <UnknownOrder />
    </Container>
  );
}
