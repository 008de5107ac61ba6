export { formatPrice, type Money } from './format-price';
export { Price, type PriceProps } from './Price';
