export { Promo, type PromoProps } from './Promo';
