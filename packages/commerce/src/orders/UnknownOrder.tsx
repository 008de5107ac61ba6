import { Button, Heading, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { ToAccount } from './ToAccount';

/** There is no such order, or it is another account's; the viewer's own payments are in their account. */
export function UnknownOrder() {
  const { t, path } = useSite();
  return (
    <Stack gap={21} align="start">
      <Heading level={1}>{t('order.unknown.title')}</Heading>
      <Text measure>{t('order.unknown.text')}</Text>
      <Stack direction="row" gap={13}>
        <Button href={path('purchase')}>{t('order.plans')}</Button>
        <ToAccount variant="secondary" />
      </Stack>
    </Stack>
  );
}
