export { CARD_SIZES, Card, type CardProps, type CardShape } from './Card';
