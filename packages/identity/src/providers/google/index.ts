import { latePart } from '@marquee/renderer';
import { CAPABILITIES } from '../../generated/capabilities';
import { SOCIAL_ERRORS } from '../../rules/social-errors';
import { vendorLook } from '../../social/vendor-look';
import type { Provider } from '../provider';

/** Google accounts, through the button and the window of Google Identity Services. */
export const provider: Provider<'google'> = {
  type: 'google',
  name: 'google.name',
  capabilities: CAPABILITIES.google,
  look: vendorLook('google'),
  errors: SOCIAL_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  Panel: latePart(() => import('../../social/SocialPanel')),
  social: { prepare: async (...given) => (await import('./prepare')).prepare(...given) },
  // As Google documents it: the script, and what is beside it.
  sources({ scriptUri = '' }, addressOf) {
    const script = addressOf(scriptUri);
    const beside = new URL('./', script).href;
    return { script: [script], style: [`${beside}style`], frame: [beside], connect: [beside] };
  },
};
