import { Button, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useQuery } from '../../login/use-query';
import type { ConfiguredProvider } from '../provider-choices';
import { providerLabel } from '../provider-name';
import { providerPath } from './provider-path';

/** The ways to sign in that do not stand open, as small buttons. What the page was asked for goes along. */
export function OtherProviders({ choices }: { choices: readonly ConfiguredProvider[] }) {
  const site = useSite();
  const { t } = site;
  const search = useQuery();
  const links = choices.map((choice) => ({
    href: `${providerPath(site, choice)}${search}`,
    name: providerLabel(site, choice),
  }));
  if (links.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {t('login.otherWays')}
      </Text>
      {links.map(({ href, name }) => (
        <Button key={href} href={href} variant="secondary" size="small" fullWidth>
          {t('login.continueWith', { provider: name })}
        </Button>
      ))}
    </Stack>
  );
}
