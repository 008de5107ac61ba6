export { calendarDaysBetween } from './calendar-days';
export { checkLabels } from './check-labels';
export type { DateFormatter, DateLocale, DatePart, DatePartsOrder } from './dates';
export { dateLocaleOf, datePartsOrder, loadDates } from './dates';
export { durationInWords } from './duration-in-words';
export type { LabelSets, Labels } from './labels';
export { mergeLabels } from './labels';
export type { Direction, Language } from './locale';
export {
  defaultLocale,
  directionOf,
  languageName,
  languageOf,
  languages,
  regionOf,
  resolveLocale,
} from './locale';
export { isolate, moneyText, moneyWithCode, sharesSign } from './money';
export type { Money } from './numbers';
export {
  formatDuration,
  formatMoney,
  formatNumber,
  intlLocale,
  localDigits,
} from './numbers';
export type { Period, PeriodLabel, PeriodUnit } from './periods';
export { periodLabel, readPeriod } from './periods';
export { pseudo, pseudoLabels } from './pseudo';
export type { Instant } from './time';
export { machineTime, viewerZone } from './time';
export type { MessageValues, Translator, TranslatorOptions } from './translator';
export { createTranslator } from './translator';
