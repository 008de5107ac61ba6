import { latePart } from '@marquee/renderer';
import { CAPABILITIES } from '../../generated/capabilities';
import { SOCIAL_ERRORS } from '../../rules/social-errors';
import type { Provider } from '../provider';

/** A customer identity service (route segment GIGYA), whose own form stands on our page. */
export const provider: Provider<'gigya'> = {
  type: 'gigya',
  name: 'gigya.name',
  capabilities: CAPABILITIES.gigya,
  errors: SOCIAL_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  Panel: latePart(() => import('./GigyaPanel')),
  social: { prepare: async (...given) => (await import('./prepare')).prepare(...given) },
  sources({ scriptUrl }, addressOf) {
    if (!scriptUrl) return {};
    const script = addressOf(scriptUrl);
    // The service's data centres have hosts of their own, and its script loads parts from them; a
    // vendor double is one folder.
    const home = scriptUrl.startsWith('/') ? new URL('../', script).href : 'https://*.gigya.com';
    return {
      script: [script, home],
      connect: [home],
      frame: [home],
      image: [home],
      // See `packages/renderer/src/vendor/default-policy.ts`.
      trustedTypes: ['default'],
    };
  },
};
