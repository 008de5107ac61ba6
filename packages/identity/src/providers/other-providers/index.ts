import type { ConfiguredProvider, ProviderChoices } from '../provider-choices';
import { detourOf } from './detour';
import { Ways } from './Ways';

/** What a realm needs that offers more than the product's own ID; the others do not load it. */
export { PROVIDER_MODULES } from '../../generated/providers';

export const choosing = (
  choices: readonly ConfiguredProvider[],
): Pick<ProviderChoices, 'Ways' | 'detour'> => ({ Ways, detour: detourOf(choices) });
