import type { Params } from 'react-router-dom';
import { ownerOf } from '../rules/provider-pages';
import type { ConfiguredProvider } from './provider';

/**
 * Finds the provider of an address by its route, else by the path's first parameter; then by its
 * client.
 */
export function chosenProvider(
  choices: readonly ConfiguredProvider[],
  { name, params }: { name: string; params: Params },
): ConfiguredProvider | undefined {
  const { authProvider, clientName, provider: named } = params;
  const type = (authProvider ?? ownerOf(name)).toLowerCase();
  const client = clientName ?? named;
  return choices.find(
    ({ provider, config }) =>
      provider.type.toLowerCase() === type &&
      (provider.clientOf?.(config) ?? '') === (client ?? ''),
  );
}
