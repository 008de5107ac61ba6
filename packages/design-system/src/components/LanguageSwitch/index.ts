export { type LanguageChoice, LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch';
