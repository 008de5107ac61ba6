export { type SeasonChoice, SeasonPicker, type SeasonPickerProps } from './SeasonPicker';
