import { Container, Heading, Loader, Stack, Text } from '@marquee/design-system';
import { linkedAccounts } from '@marquee/origin-client/calls';
import { accountTitle, LateSlot, useSite } from '@marquee/renderer';
import { useFailures, useList } from '@marquee/renderer/failures';
import { Suspense, useCallback } from 'react';
import { useProviders } from '../providers/provider-choices';
import { providerName } from '../providers/provider-name';
import { hasSecurityHere, linksAccounts } from '../rules/account-security';
import { AccountMenu } from './AccountMenu';
import { Details } from './Details';
import { ACCOUNT_ERRORS } from './errors';
import { LinkedAccounts } from './LinkedAccounts';
import { Marketing } from './Marketing';
import { Security } from './Security';
import { Sessions } from './Sessions';

/** The viewer's account: details, the sections of the realm's providers, and sessions. */
export function AccountPage() {
  const site = useSite();
  const { t, realm, origin } = site;
  const { choices } = useProviders();
  const linked = useList(
    useCallback(
      async (signal: AbortSignal) => (await origin.call(linkedAccounts, { signal })).accounts,
      [origin],
    ),
    useFailures(ACCOUNT_ERRORS),
  );
  const accounts = linked.state.status === 'done' ? linked.state.items : [];
  const secured = choices.filter((choice) => hasSecurityHere(choice, accounts));
  const loading = <Loader label={t('shell.loadingPage')} />;
  return (
    <Container width="regular" spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1}>{accountTitle(site, 'account.title')}</Heading>
          <Text tone="muted">{t('account.text', { brand: realm.name })}</Text>
        </Stack>
        <AccountMenu />
        <LateSlot name="account.first" props={{}} fallback={loading} />
        <Details />
        {choices.map((choice) => (
          <Suspense key={providerName(choice)} fallback={loading}>
            {secured.includes(choice) && <Security choice={choice} named={secured.length > 1} />}
            {choice.provider.Account && <choice.provider.Account choice={choice} />}
          </Suspense>
        ))}
        {(accounts.length > 0 || choices.some(linksAccounts)) && <LinkedAccounts list={linked} />}
        <Sessions />
        <Marketing />
        <LateSlot name="account.last" props={{}} fallback={loading} />
      </Stack>
    </Container>
  );
}
