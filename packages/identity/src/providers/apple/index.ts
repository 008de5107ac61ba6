import { latePart } from '@marquee/renderer';
import { CAPABILITIES } from '../../generated/capabilities';
import { SOCIAL_ERRORS } from '../../rules/social-errors';
import { vendorLook } from '../../social/vendor-look';
import type { Provider } from '../provider';

/** Apple accounts, in the window of Sign in with Apple JS. */
export const provider: Provider<'apple'> = {
  type: 'apple',
  name: 'apple.name',
  capabilities: CAPABILITIES.apple,
  look: vendorLook('apple'),
  errors: SOCIAL_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  Panel: latePart(() => import('../../social/SocialPanel')),
  social: { prepare: async (...given) => (await import('./prepare')).prepare(...given) },
  // The window is no part of the page, which gets only the script from Apple.
  sources: ({ scriptUri = '' }, addressOf) => ({ script: [addressOf(scriptUri)] }),
};
