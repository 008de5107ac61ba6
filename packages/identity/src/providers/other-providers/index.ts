/** What a realm needs that offers more than the product's own ID; the others do not load it. */
export { PROVIDER_MODULES } from '../../generated/providers';
export { offer } from './offer';
