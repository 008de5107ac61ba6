export { FightCard, type FightCardProps, type FightSegment } from './FightCard';
