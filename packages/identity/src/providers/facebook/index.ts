import { latePart } from '@marquee/renderer';
import { CAPABILITIES } from '../../generated/capabilities';
import { SOCIAL_ERRORS } from '../../rules/social-errors';
import { vendorLook } from '../../social/vendor-look';
import type { Provider } from '../provider';

/** Facebook's addresses, which its script calls; a sandbox's script calls none. */
const OWN = {
  connect: ['https://www.facebook.com', 'https://graph.facebook.com'],
  frame: ['https://www.facebook.com', 'https://staticxx.facebook.com'],
  image: ['https://www.facebook.com'],
};

/** Facebook accounts, in the window of Facebook's SDK for JavaScript. */
export const provider: Provider<'facebook'> = {
  type: 'facebook',
  name: 'facebook.name',
  capabilities: CAPABILITIES.facebook,
  look: vendorLook('facebook'),
  errors: SOCIAL_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  Panel: latePart(() => import('../../social/SocialPanel')),
  social: { prepare: async (...given) => (await import('./prepare')).prepare(...given) },
  sources: ({ scriptUri = '' }, addressOf) => ({
    script: [addressOf(scriptUri)],
    ...(scriptUri.startsWith('/') ? {} : OWN),
    // The script loads a second one, by an address in plain text: see `packages/renderer/src/vendor/default-policy.ts`.
    trustedTypes: ['default'],
  }),
};
