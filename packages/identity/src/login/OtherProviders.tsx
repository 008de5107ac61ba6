import { Button, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ConfiguredProvider } from '../providers/registry';

/** The ways to sign in that do not stand open, as small buttons; those without a page of their own are left out. */
export function OtherProviders({ choices }: { choices: readonly ConfiguredProvider[] }) {
  const site = useSite();
  const { t, text } = site;
  const links = choices.flatMap(({ provider, config }) => {
    const href = provider.start?.(site, config);
    return href ? [{ href, name: text(config.label) || t(provider.name) }] : [];
  });
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
