export { PlanCard, type PlanCardProps, PlanGrid, type PlanGridProps } from './PlanCard';
