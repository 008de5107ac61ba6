import { latePart } from '@marquee/renderer';
import { CAPABILITIES } from '../../generated/capabilities';
import { vendorLook } from '../../social/vendor-look';
import type { Provider } from '../provider';
import { FIREBASE_ERRORS } from './errors';
import { laterCode } from './later-code';
import { passwordForm } from './password-form';
import { SOCIAL_NAMES } from './social-names';
import { firebaseSources } from './sources';

/**
 * Accounts of a Firebase project. The SDK calls the project, the origin exchanges its tokens (spec
 * 1 §7).
 */
export const provider: Provider<'firebase'> = {
  type: 'firebase',
  name: 'firebase.name',
  capabilities: CAPABILITIES.firebase,
  errors: FIREBASE_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  form: passwordForm(),
  Panel: latePart(() => import('./FirebasePanel')),
  recovery: async () => (await laterCode(() => import('./recovery'))).firebaseRecovery,
  changeSecret: async () => (await laterCode(() => import('./change-secret'))).changeSecret,
  signUp: async () => (await laterCode(() => import('./sign-up'))).firebaseSignUp,
  shortcuts: ({ providers = [] }) =>
    providers.map((id) => ({
      socialProvider: id,
      name: SOCIAL_NAMES[id].name,
      look: vendorLook(id),
    })),
  sources: firebaseSources,
};
