// Generated from schemas/realm/payment-providers by "npm run generate". Do not edit.
import type { ProviderModule, ProviderType } from '../providers/provider';

export const PAYMENT_MODULES = {
  sandboxBank: () => import('../providers/sandbox-bank'),
  sandboxCard: () => import('../providers/sandbox-card'),
  stripe: () => import('../providers/stripe'),
} satisfies { [Type in ProviderType]: () => Promise<ProviderModule<Type>> };
