import { Button, Stack, Text } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ConfiguredProvider } from '../provider';
import { providerLabel } from '../provider-name';
import { providerPath } from './provider-path';
import { withProvider } from './with-provider';

interface OtherProvidersProps {
  choices: readonly ConfiguredProvider[];
  /** The provider whose form is open on the page; only its shortcuts are buttons. */
  open: ConfiguredProvider | undefined;
  /** The page's query, which the links carry. */
  search: string;
  /** Label key. */
  title: string;
  /** The address where a provider's sign-in begins, when that is not its page. */
  pageOf?: (choice: ConfiguredProvider) => string | undefined;
}

/** The providers without an open form, as small buttons that carry the page's query. */
export function OtherProviders({ choices, open, search, title, pageOf }: OtherProvidersProps) {
  const site = useSite();
  const { t } = site;
  const links = choices.flatMap((choice) => {
    const { provider, config } = choice;
    const pathTo = (socialProvider?: string) =>
      providerPath(site, choice) + withProvider(search, socialProvider);
    const ownWay = () => ({
      href: pageOf?.(choice) ?? pathTo(),
      name: providerLabel(site, choice),
      look: provider.look,
      config,
    });
    return [
      ...(provider.shortcuts?.(config) ?? []).map(({ name, look, socialProvider }) => ({
        href: pathTo(socialProvider),
        name,
        look,
        config,
      })),
      ...(choice === open ? [] : [ownWay()]),
    ];
  });
  if (links.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {t(title)}
      </Text>
      {links.map(({ href, name, look, config }) => {
        const label = t('login.continueWith', { provider: name });
        return look ? (
          <look.Button key={href} href={href} vendor={look.vendor} fullWidth>
            {label}
          </look.Button>
        ) : (
          <Button
            key={href}
            href={href}
            variant="secondary"
            size="small"
            fullWidth
            startIcon={markOf(config)}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}

/** The mark that a realm gives to a provider; its name is beside it. */
function markOf(config: ConfiguredProvider['config']) {
  const mark = 'logoUri' in config && config.logoUri;
  return mark && <img src={mark.src} width={mark.width} height={mark.height} alt="" />;
}
