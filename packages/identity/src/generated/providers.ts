// Generated from schemas/realm/providers by "npm run generate". Do not edit.
import type { ProviderModule, ProviderType } from '../providers/provider';

export const PROVIDER_MODULES = {
  id: () => import('../providers/id'),
  openid: () => import('../providers/openid'),
} satisfies { [Type in ProviderType]: () => Promise<ProviderModule<Type>> };
