import type { DateFormat, DatePart } from '../components/DateField';
import { sampleLanguage } from './brands';
import {
  portugueseSpecialFieldTexts,
  spanishSpecialFieldTexts,
} from './special-field-texts-romance';

/** Texts for the stories of dates, phone numbers and codes. */
export interface SpecialFieldTexts {
  locale: string;
  format: DateFormat;
  born: string;
  bornHint: string;
  notReal: string;
  tooEarly: string;
  incomplete: string;
  parts: Record<DatePart, string>;
  letters: Record<DatePart, string>;
  reminder: string;
  openCalendar: string;
  calendar: { previousMonth: string; nextMonth: string; month: string; year: string };
  phone: string;
  phoneHint: string;
  phoneError: string;
  country: string;
  /** Names of Great Britain, the United States, Canada, Germany, Saudi Arabia, Egypt, Brazil. */
  countries: [string, string, string, string, string, string, string];
  pin: string;
  pinHint: string;
  pinError: string;
  code: string;
  codeHint: string;
  codeError: string;
  checking: string;
}

const short: SpecialFieldTexts = {
  locale: 'en-GB',
  format: 'dd/mm/yyyy',
  born: 'Date of birth',
  bornHint: 'You must be 18 or older.',
  notReal: 'This date does not exist.',
  tooEarly: 'Enter 1 January 1900 or a later date.',
  incomplete: 'Enter the day, month and year.',
  parts: { year: 'Year', month: 'Month', day: 'Day' },
  letters: { year: 'YYYY', month: 'MM', day: 'DD' },
  reminder: 'Remind me on',
  openCalendar: 'Open calendar',
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
  },
  phone: 'Mobile number',
  phoneHint: 'We will text you when your team plays.',
  phoneError: 'This number is too short.',
  country: 'Country',
  countries: [
    'United Kingdom',
    'United States',
    'Canada',
    'Germany',
    'Saudi Arabia',
    'Egypt',
    'Brazil',
  ],
  pin: 'PIN',
  pinHint: 'Enter your PIN to watch titles rated 18.',
  pinError: 'Incorrect PIN. You have two attempts left.',
  code: 'Code from your email',
  codeHint: 'Enter the code we sent to viewer@example.com.',
  codeError: 'That code is incorrect. Try again.',
  checking: 'Checking the code…',
};

const long: SpecialFieldTexts = {
  ...short,
  locale: 'de-DE',
  born: 'Geburtsdatum der erziehungsberechtigten Kontoinhaberin oder des Kontoinhabers',
  bornHint:
    'Volljährigkeitsnachweis für Altersfreigabekennzeichnungen gemäß Jugendmedienschutzstaatsvertrag.',
  notReal: 'Diesen Kalendertag gibt es im angegebenen Monat des angegebenen Kalenderjahres nicht.',
  tooEarly: 'Bitte wählen Sie einen Kalendertag ab dem 1. Januar 1900.',
  incomplete: 'Bitte vervollständigen Sie Kalendertag, Kalendermonat und Kalenderjahr.',
  parts: { year: 'Jahreszahl', month: 'Monatszahl', day: 'Tageszahl' },
  letters: { year: 'JJJJ', month: 'MM', day: 'TT' },
  reminder: 'Erinnerungsbenachrichtigung zur Meisterschaftsübertragung am',
  openCalendar: 'Kalenderübersicht öffnen',
  calendar: {
    previousMonth: 'Vorheriger Kalendermonat',
    nextMonth: 'Nächster Kalendermonat',
    month: 'Kalendermonat',
    year: 'Kalenderjahr',
  },
  phone: 'Mobilfunktelefonnummer für Kurznachrichtenbenachrichtigungen',
  phoneHint:
    'Benachrichtigungen über Mannschaftsaufstellungen und Spielverlegungen Ihrer Mannschaft.',
  phoneError: 'Diese Telefonnummer ist für das ausgewählte Land nicht vollständig angegeben.',
  country: 'Landesvorwahl',
  countries: [
    'Vereinigtes Königreich Großbritannien und Nordirland',
    'Vereinigte Staaten von Amerika',
    'Kanada',
    'Bundesrepublik Deutschland',
    'Königreich Saudi-Arabien',
    'Arabische Republik Ägypten',
    'Föderative Republik Brasilien',
  ],
  pin: 'Jugendschutzgeheimzahl für altersbeschränkte Übertragungen',
  pinHint: 'Vierstellige Geheimzahl, die vor altersbeschränkten Inhalten abgefragt wird.',
  pinError: 'Die Jugendschutzgeheimzahl stimmt nicht überein. Zwei Versuche verbleiben.',
  code: 'Einmalbestätigungskennziffer aus Ihrer Benachrichtigungsnachricht',
  codeHint:
    'Sechsstellige Kennziffer an benachrichtigungsempfaengerin@beispielunternehmen.example.',
  codeError: 'Die Bestätigungskennziffer stimmt nicht überein. Bitte geben Sie sie erneut ein.',
  checking: 'Bestätigungskennziffer wird überprüft …',
};

const arabic: SpecialFieldTexts = {
  locale: 'ar-EG',
  format: 'dd/mm/yyyy',
  born: 'تاريخ الميلاد',
  bornHint: 'يجب أن يكون عمرك ١٨ عامًا أو أكثر.',
  notReal: 'هذا التاريخ غير موجود.',
  tooEarly: 'أدخل ١ يناير ١٩٠٠ أو تاريخًا بعده.',
  incomplete: 'أدخل اليوم والشهر والسنة.',
  parts: { year: 'السنة', month: 'الشهر', day: 'اليوم' },
  letters: { year: 'سسسس', month: 'شش', day: 'يي' },
  reminder: 'ذكّرني يوم',
  openCalendar: 'فتح التقويم',
  calendar: {
    previousMonth: 'الشهر السابق',
    nextMonth: 'الشهر التالي',
    month: 'الشهر',
    year: 'السنة',
  },
  phone: 'رقم الجوال',
  phoneHint: 'سنرسل إليك رسالة نصية عندما يلعب فريقك.',
  phoneError: 'هذا الرقم قصير جدًا.',
  country: 'الدولة',
  countries: [
    'المملكة المتحدة',
    'الولايات المتحدة',
    'كندا',
    'ألمانيا',
    'المملكة العربية السعودية',
    'مصر',
    'البرازيل',
  ],
  pin: 'الرقم السري',
  pinHint: 'أدخل رقمك السري لمشاهدة المحتوى المصنّف لمن هم فوق ١٨ عامًا.',
  pinError: 'الرقم السري غير صحيح. بقيت محاولتان.',
  code: 'الرمز من بريدك',
  codeHint: 'أدخل الرمز الذي أرسلناه إلى viewer@example.com.',
  codeError: 'الرمز غير صحيح. حاول مرة أخرى.',
  checking: 'جارٍ التحقق من الرمز…',
};

const COMMON = {
  en: short,
  es: spanishSpecialFieldTexts,
  pt: portugueseSpecialFieldTexts,
  ar: arabic,
};

/** The texts in the language that a story's toolbar chooses. */
export function specialFieldTexts(globals: Record<string, unknown>): SpecialFieldTexts {
  return globals.text === 'long' ? long : COMMON[sampleLanguage(globals)];
}
