export { DateField, type DateFieldProps } from './DateField';
export {
  type DateFormat,
  type DateLimits,
  type DatePart,
  type DateProblem,
  isRealDate,
} from './date-rules';
export type { DateOpenerProps, LoadDateOpener } from './opener';
export type { DateState } from './use-date-parts';
