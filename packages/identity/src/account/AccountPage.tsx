import { Container, Heading, Loader, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { Suspense } from 'react';
import { useProviders } from '../providers/provider-choices';
import { providerName } from '../providers/provider-name';

/** The viewer's account: what the realm's ways to sign in have for it. */
export function AccountPage() {
  const { t, realm } = useSite();
  const { choices } = useProviders();
  return (
    <Container width="regular" spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1}>{t('account.title')}</Heading>
          <Text tone="muted">{t('account.text', { brand: realm.name })}</Text>
        </Stack>
        {choices.map(
          (choice) =>
            choice.provider.Account && (
              <Suspense
                key={providerName(choice)}
                fallback={<Loader label={t('shell.loadingPage')} />}
              >
                <choice.provider.Account choice={choice} />
              </Suspense>
            ),
        )}
      </Stack>
    </Container>
  );
}
