// Generated from schemas/realm/providers by "npm run generate". Do not edit.
import type { ProviderModule, ProviderType } from '../providers/provider';

export const PROVIDER_MODULES = {
  adobe: () => import('../providers/adobe'),
  adobeDcr: () => import('../providers/adobe-dcr'),
  apple: () => import('../providers/apple'),
  facebook: () => import('../providers/facebook'),
  firebase: () => import('../providers/firebase'),
  gigya: () => import('../providers/gigya'),
  google: () => import('../providers/google'),
  id: () => import('../providers/id'),
  magicLink: () => import('../providers/magic-link'),
  oauth: () => import('../providers/oauth'),
  openid: () => import('../providers/openid'),
  opin: () => import('../providers/opin'),
  passkey: () => import('../providers/passkey'),
  pbr: () => import('../providers/pbr'),
  sptv: () => import('../providers/sptv'),
} satisfies { [Type in ProviderType]: () => Promise<ProviderModule<Type>> };
