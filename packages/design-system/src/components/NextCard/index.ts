export { NextCard, type NextCardProps } from './NextCard';
