/** The code for realms with more than own ID; others do not load it. */
export { PROVIDER_MODULES } from '../../generated/providers';
export { offer } from './offer';
