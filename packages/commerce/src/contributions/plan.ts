export { PlanSection as Contribution } from '../plan/PlanSection';
