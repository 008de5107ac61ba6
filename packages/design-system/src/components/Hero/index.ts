export { Hero, type HeroEntry, type HeroProps } from './Hero';
