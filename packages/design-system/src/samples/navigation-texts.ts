import { brandWords, sampleLanguage } from './brands';
import { portugueseNavigationTexts, spanishNavigationTexts } from './navigation-texts-romance';

/**
 * Texts for the stories of navigation, prices and countdowns, in four languages, and in English
 * with long compound words.
 */
export interface NavigationTexts {
  /** BCP 47 tag that formats numbers, prices and dates. */
  locale: string;
  days: { label: string; note: string; text: string }[];
  fighters: string[];
  many: string[];
  more: string;
  account: string;
  accountMenu: string[];
  actingFor: string;
  stopActing: string;
  pages: string;
  page: (page: number) => string;
  pageOf: (page: number, count: number) => string;
  older: string;
  newer: string;
  /** From the home page to an episode; the third is a series of the realm. */
  crumbs: string[];
  path: string;
  expand: string;
  loadMore: string;
  loaded: (loaded: number, total: number) => string;
  arrived: (count: number) => string;
  loadFailed: string;
  checkout: string;
  steps: string[];
  stepDone: string;
  stepOf: (position: number, total: number) => string;
  aMonth: string;
  was: string;
  now: string;
  plan: string;
  startsIn: string;
  started: string;
  unit: (unit: 'day' | 'hour' | 'minute' | 'second', value: number) => string;
  shortUnit: (unit: 'day' | 'hour' | 'minute' | 'second') => string;
  newTab: string;
}

const UNITS = {
  day: ['day', 'days'],
  hour: ['hour', 'hours'],
  minute: ['minute', 'minutes'],
  second: ['second', 'seconds'],
} as const;

const short: NavigationTexts = {
  locale: 'en-GB',
  days: [
    { label: 'Today', note: '21 Nov', text: 'Live from 19:00, main event at 22:30.' },
    { label: 'Sun', note: '22 Nov', text: 'Replays all day, a new film at 20:00.' },
    { label: 'Mon', note: '23 Nov', text: 'No live events. Catch up on the week.' },
    { label: 'Tue', note: '24 Nov', text: 'Press day, live from the harbour.' },
    { label: 'Wed', note: '25 Nov', text: 'The quarter-finals, live from 18:00.' },
    { label: 'Thu', note: '26 Nov', text: 'Behind the scenes: two new films.' },
    { label: 'Fri', note: '27 Nov', text: 'The semi-finals, live from 18:00.' },
    { label: 'Sat', note: '28 Nov', text: 'The final, live from 21:00.' },
  ],
  fighters: ['Rankings', 'A to Z', 'Retired'],
  many: [
    'Home',
    'Live',
    'Schedule',
    'Series',
    'People',
    'Champions',
    'Playlists',
    'News',
    'Shop',
    'Tickets',
    'Radio',
    'Archive',
  ],
  more: 'More',
  account: 'Account',
  accountMenu: ['My list', 'Plan and payments', 'Sign out'],
  actingFor: 'You are viewing the site as Ada Okafor.',
  stopActing: 'Back to your account',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  pageOf: (page, count) => `Page ${page} of ${count}`,
  older: 'Next',
  newer: 'Previous',
  crumbs: ['Home', 'Series', '', 'Season 2', 'Episode 4'],
  path: 'Breadcrumbs',
  expand: 'Show full path',
  loadMore: 'Show more',
  loaded: (loaded, total) => `${loaded} of ${total}`,
  arrived: (count) => `${count} more loaded`,
  loadFailed: 'We could not load more. Try again.',
  checkout: 'Checkout',
  steps: ['Plan', 'Account', 'Payment', 'Done'],
  stepDone: 'Done:',
  stepOf: (position, total) => `Step ${position} of ${total}`,
  aMonth: 'a month',
  was: 'Was',
  now: 'Now',
  plan: 'All events, all year',
  startsIn: 'Starts in',
  started: 'It has started.',
  unit: (unit, value) => UNITS[unit][value === 1 ? 0 : 1],
  shortUnit: (unit) => ({ day: 'd', hour: 'h', minute: 'min', second: 's' })[unit],
  newTab: 'opens a new tab',
};

const GERMAN = {
  day: ['Tag', 'Tage'],
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
  second: ['Sekunde', 'Sekunden'],
} as const;

const long: NavigationTexts = {
  ...short,
  locale: 'de-DE',
  days: short.days.map((day) => ({
    ...day,
    label: `${day.label === 'Today' ? 'Heute' : 'Donnerstag'}`,
    note: `${day.note.slice(0, 2)}. November`,
  })),
  fighters: [
    'Weltranglistenplatzierungen',
    'Alphabetisches Verzeichnis',
    'Ehemalige Wettkampfteilnehmerinnen',
  ],
  many: [
    'Startseite',
    'Liveübertragungen',
    'Veranstaltungskalender',
    'Dokumentationsreihen',
    'Personenverzeichnis',
    'Meisterschaften',
    'Wiedergabelisten',
    'Nachrichten',
    'Eintrittskartenverkauf',
  ],
  more: 'Weitere Menüpunkte',
  account: 'Benutzerkonto',
  accountMenu: ['Merkliste', 'Abonnement und Zahlungsarten', 'Abmelden'],
  actingFor:
    'Sie sehen die Website derzeit stellvertretend für Annegret Oberhausen-Lindqvist (annegret@example.com).',
  stopActing: 'Stellvertretung beenden',
  page: (page) => `Seite ${page}`,
  pageOf: (page, count) => `Seite ${page} von insgesamt ${count}`,
  older: 'Nächste Seite',
  newer: 'Vorherige Seite',
  crumbs: [
    'Startseite',
    'Preisgekrönte Dokumentationsreihen',
    '',
    'Staffel 2',
    'Um sechs Uhr morgens in der Mehrzweckveranstaltungshalle',
  ],
  expand: 'Vollständigen Pfad anzeigen',
  loadMore: 'Weitere Veranstaltungen anzeigen',
  loaded: (loaded, total) => `${loaded} von insgesamt ${total} Veranstaltungen`,
  steps: ['Abonnementauswahl', 'Benutzerkonto', 'Zahlungsinformationen', 'Bestellbestätigung'],
  stepDone: 'Erledigt:',
  stepOf: (position, total) => `Schritt ${position} von ${total}`,
  aMonth: 'monatlich, einschließlich Mehrwertsteuer',
  was: 'Bisher',
  now: 'Jetzt',
  plan: 'Weltmeisterschaftsqualifikationsjahresabonnement',
  startsIn: 'Beginnt in',
  started: 'Die Veranstaltung hat begonnen.',
  unit: (unit, value) => GERMAN[unit][value === 1 ? 0 : 1],
  shortUnit: (unit) => ({ day: 'Tg.', hour: 'Std.', minute: 'Min.', second: 'Sek.' })[unit],
  newTab: 'öffnet einen neuen Tab',
};

const arabicNumber = (value: number) => value.toLocaleString('ar-EG', { useGrouping: false });

const arabic: NavigationTexts = {
  ...short,
  locale: 'ar-EG',
  days: [
    {
      label: 'اليوم',
      note: '٢١ نوفمبر',
      text: 'من السابعة مساءً، والحدث الرئيسي ٢٢:٣٠.',
    },
    { label: 'الأحد', note: '٢٢ نوفمبر', text: 'إعادات طوال اليوم، وفيلم جديد ٢٠:٠٠.' },
    { label: 'الاثنين', note: '٢٣ نوفمبر', text: 'لا أحداث مباشرة. شاهد ما فاتك.' },
    { label: 'الثلاثاء', note: '٢٤ نوفمبر', text: 'يوم الصحافة، مباشرةً من الميناء.' },
    { label: 'الأربعاء', note: '٢٥ نوفمبر', text: 'ربع النهائي، مباشرةً من ١٨:٠٠.' },
    { label: 'الخميس', note: '٢٦ نوفمبر', text: 'خلف الكواليس: فيلمان جديدان.' },
    { label: 'الجمعة', note: '٢٧ نوفمبر', text: 'نصف النهائي، مباشرةً من ١٨:٠٠.' },
    { label: 'السبت', note: '٢٨ نوفمبر', text: 'النهائي، مباشرةً من ٢١:٠٠.' },
  ],
  fighters: ['التصنيف', 'من الألف إلى الياء', 'المعتزلون'],
  many: [
    'الرئيسية',
    'مباشر',
    'الجدول',
    'مسلسلات',
    'الأشخاص',
    'الأبطال',
    'قوائم التشغيل',
    'أخبار',
    'المتجر',
    'التذاكر',
    'الإذاعة',
    'الأرشيف',
  ],
  more: 'المزيد',
  account: 'الحساب',
  accountMenu: ['قائمتي', 'الباقة والدفع', 'تسجيل الخروج'],
  actingFor: 'أنت تتصفح الموقع باسم ليلى المنصوري.',
  stopActing: 'العودة إلى حسابك',
  pages: 'الصفحات',
  page: (page) => `صفحة ${arabicNumber(page)}`,
  pageOf: (page, count) => `صفحة ${arabicNumber(page)} من ${arabicNumber(count)}`,
  older: 'التالي',
  newer: 'السابق',
  crumbs: ['الرئيسية', 'مسلسلات', '', 'الموسم الثاني', 'الحلقة الرابعة'],
  path: 'مسار التنقل',
  expand: 'إظهار المسار الكامل',
  loadMore: 'عرض المزيد',
  loaded: (loaded, total) => `${arabicNumber(loaded)} من ${arabicNumber(total)}`,
  arrived: (count) => `تم تحميل ${arabicNumber(count)} إضافية`,
  loadFailed: 'تعذّر تحميل المزيد. حاول مرة أخرى.',
  checkout: 'إتمام الشراء',
  steps: ['الباقة', 'الحساب', 'الدفع', 'تم'],
  stepDone: 'تم:',
  stepOf: (position, total) => `الخطوة ${arabicNumber(position)} من ${arabicNumber(total)}`,
  aMonth: 'شهريًا',
  was: 'سابقًا',
  now: 'الآن',
  plan: 'كل الأحداث طوال العام',
  startsIn: 'يبدأ بعد',
  started: 'بدأ العرض.',
  unit: (unit) => ({ day: 'يوم', hour: 'ساعة', minute: 'دقيقة', second: 'ثانية' })[unit],
  shortUnit: (unit) => ({ day: 'ي', hour: 'س', minute: 'د', second: 'ث' })[unit],
  newTab: 'يفتح علامة تبويب جديدة',
};

const COMMON = {
  en: short,
  es: spanishNavigationTexts,
  pt: portugueseNavigationTexts,
  ar: arabic,
};

/** The texts in the language that a story's toolbar chooses, with the titles of its realm. */
export function navigationTexts(globals: Record<string, unknown>): NavigationTexts {
  const texts = globals.text === 'long' ? long : COMMON[sampleLanguage(globals)];
  const { series } = brandWords(globals);
  return { ...texts, crumbs: texts.crumbs.map((crumb) => crumb || series) };
}
