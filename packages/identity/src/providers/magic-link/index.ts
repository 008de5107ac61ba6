import { latePart } from '@marquee/renderer';
import { CAPABILITIES } from '../../generated/capabilities';
import type { Provider } from '../provider';
import { SIGN_IN_ERRORS } from './errors';
import { holdsLink } from './held-link';

/**
 * A link by email that signs in. Its page asks for the address, and is the page of the link (spec 1
 * §2).
 */
export const provider: Provider<'magicLink'> = {
  type: 'magicLink',
  name: 'magicLink.name',
  capabilities: CAPABILITIES.magicLink,
  errors: SIGN_IN_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  asksViewer: holdsLink,
  Panel: latePart(() => import('./MagicLinkPanel')),
};
