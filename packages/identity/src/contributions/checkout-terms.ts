export { CheckoutTerms as Contribution } from '../consent/CheckoutTerms';
