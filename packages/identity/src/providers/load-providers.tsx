import type { Realm } from '@marquee/realm';
import type { PageModule, PagePart } from '@marquee/renderer';
import { offeredProviders } from '../rules/offered-providers';
import { chosenProvider } from './chosen-provider';
import type * as otherProviders from './other-providers';
import type { ProviderModule } from './provider';
import { ProviderChoicesProvider } from './provider-choices';

/** `moduleId` is the file's id, which the bundler writes on the server. */
type OtherProviders = typeof otherProviders & { moduleId?: string };

/** Loads a page with the code and the labels of the realm's providers, and of no other. */
export async function loadWithProviders(
  load: () => Promise<PageModule>,
  { auth }: Realm,
): Promise<PageModule> {
  const providers = offeredProviders(auth.providers);
  const types = [...new Set(providers.map(({ type }) => type))];
  const [page, own, other] = await Promise.all([
    load(),
    types.includes('id') ? import('./id') : undefined,
    types.some((type) => type !== 'id') ? import('./other-providers') : undefined,
  ]);
  const others = types.flatMap((type) =>
    type !== 'id' && other ? [loadProvider(other.PROVIDER_MODULES[type])] : [],
  );
  const modules = [
    ...(own ? [own as unknown as ProviderModule] : []),
    ...(await Promise.all(others)),
  ];
  const byType = new Map(modules.map((one) => [one.provider.type, one.provider]));
  const choices = providers.flatMap((config) => {
    const provider = byType.get(config.type);
    return provider ? [{ provider, config }] : [];
  });
  const value = other?.offer(choices) ?? { choices };
  return {
    ...page,
    ready: async (route) => chosenProvider(choices, route)?.provider.Panel?.load(),
    Page: () => (
      <ProviderChoicesProvider value={value}>
        <page.Page />
      </ProviderChoicesProvider>
    ),
    parts: [...(page.parts ?? []), ...(other ? [otherPart(other)] : []), ...modules.map(partOf)],
  };
}

const otherPart = ({ moduleId }: OtherProviders): PagePart => ({
  name: 'identity/other-providers',
  ...(moduleId ? { moduleId } : {}),
});

/** A provider takes only entries of its own type; `loadWithProviders` gives it no other. */
const loadProvider = (load: () => Promise<unknown>) => load() as Promise<ProviderModule>;

function partOf({ provider, moduleId }: ProviderModule): PagePart {
  const { type, labels } = provider;
  return {
    name: `identity/${type}`,
    ...(labels ? { labels } : {}),
    ...(moduleId ? { moduleId } : {}),
  };
}
