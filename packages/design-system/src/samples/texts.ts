import { brandLegal, brandWords, sampleLanguage } from './brands';
import { portugueseTexts, spanishTexts } from './texts-romance';

/**
 * Texts for stories: short English, Spanish, Portuguese, Arabic and long compound words; the titles
 * are those of the realm.
 */
export interface SampleTexts extends Omit<CommonTexts, 'facts'> {
  taglines: readonly string[];
  titles: readonly string[];
  facts: readonly string[];
  legal: string;
}

/** The texts that are the same in every realm. */
export interface CommonTexts {
  main: string;
  nav: string[];
  footer: string[];
  signIn: string;
  signUp: string;
  /** Facts of a title; one of them is its league. */
  facts: (league: string) => string[];
  language: string;
  openMenu: string;
  closeMenu: string;
  skip: string;
  featured: string;
  carousel: string;
  pause: string;
  play: string;
  watch: string;
  details: string;
  live: string;
  isNew: string;
  startsAt: string;
  replay: string;
  locked: string;
  progress: string;
  loading: string;
  done: string;
  previous: string;
  next: string;
  rails: { live: string; series: string; playlists: string };
  email: string;
  password: string;
  reveal: string;
  forgot: string;
  hint: string;
  emailError: string;
  passwordError: string;
  wrong: string;
  wrongText: string;
  saved: string;
  request: string;
  retry: string;
  home: string;
  cancel: string;
  remove: string;
  removeText: string;
  emptyTitle: string;
  emptyText: string;
  errorTitle: string;
  errorText: string;
  offline: string;
  dismiss: string;
  back: string;
  welcome: string;
  terms: string;
  paragraph: string;
}

const short: CommonTexts = {
  main: 'Main',
  nav: ['Home', 'Live', 'Schedule', 'Series', 'News'],
  footer: ['Help', 'Terms', 'Privacy', 'Devices'],
  signIn: 'Sign in',
  signUp: 'Create an account',
  language: 'Language',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
  featured: 'Featured',
  carousel: 'carousel',
  pause: 'Pause',
  play: 'Play',
  watch: 'Watch now',
  details: 'Details',
  live: 'Live',
  isNew: 'New',
  startsAt: 'Sat 21:00',
  replay: 'Replay',
  locked: 'Pass required',
  progress: '40% watched',
  loading: 'Loading',
  done: 'Done',
  previous: 'Previous',
  next: 'Next',
  rails: { live: 'Live and upcoming', series: 'Series', playlists: 'Playlists' },
  facts: (league) => ['Today, 21:00', '48 min', '6 episodes', league, '12 videos', 'Yesterday'],
  email: 'Email',
  password: 'Password',
  reveal: 'Hold to show the password',
  forgot: 'Forgot password?',
  hint: 'At least 10 characters.',
  emailError: 'Enter your email address.',
  passwordError: 'Enter your password.',
  wrong: 'That email and password do not match',
  wrongText: 'Check both and try again.',
  saved: 'Your changes have been saved.',
  request: 'Request',
  retry: 'Try again',
  home: 'Go to home page',
  cancel: 'Cancel',
  remove: 'Remove',
  removeText: 'You will lose your progress.',
  emptyTitle: 'Nothing is live right now',
  emptyText: 'The next event starts on Saturday at 21:00.',
  errorTitle: 'We could not load this page',
  errorText: 'The problem is on our side. Try again in a moment.',
  offline: 'You are offline. You can still see what has already loaded.',
  dismiss: 'Dismiss',
  back: 'Back',
  welcome: 'Welcome back',
  terms: 'By signing in, you agree to the terms of use.',
  paragraph:
    'Everything as it happens, live from nine cities, with commentary in four languages and replays a minute after the end.',
};

const long: CommonTexts = {
  ...short,
  nav: [
    'Startseite',
    'Liveübertragungen',
    'Veranstaltungskalender',
    'Dokumentationsreihen',
    'Nachrichten',
  ],
  footer: [
    'Häufig gestellte Fragen',
    'Allgemeine Geschäftsbedingungen',
    'Datenschutzerklärung',
    'Unterstützte Geräte',
  ],
  signIn: 'Jetzt mit Benutzerkonto anmelden',
  watch: 'Liveübertragung jetzt anschauen',
  details: 'Veranstaltungsinformationen',
  startsAt: 'Donnerstag, 31. Dezember, 21:00',
  rails: {
    live: 'Laufende und demnächst beginnende Liveübertragungen',
    series: 'Preisgekrönte Dokumentationsreihen',
    playlists: 'Zusammengestellte Wiedergabelisten',
  },
  facts: (league) =>
    short.facts(league).map((fact) => `${fact} · Höchstgeschwindigkeitswettbewerb in voller Länge`),
  hint: 'Mindestens zehn Zeichen, darunter ein Großbuchstabe, eine Ziffer und ein Sonderzeichen Ihrer Wahl.',
  wrongText:
    'Bitte überprüfen Sie die Schreibweise beider Angaben und versuchen Sie die Anmeldung anschließend erneut.',
};

const arabic: CommonTexts = {
  main: 'الرئيسية',
  nav: ['الرئيسية', 'مباشر', 'الجدول', 'مسلسلات', 'أخبار'],
  footer: ['المساعدة', 'الشروط', 'الخصوصية', 'الأجهزة'],
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  language: 'اللغة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  skip: 'تخطَّ إلى المحتوى',
  featured: 'مختارات',
  carousel: 'عرض دوّار',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  watch: 'شاهد الآن',
  details: 'التفاصيل',
  live: 'مباشر',
  isNew: 'جديد',
  startsAt: 'السبت ٢١:٠٠',
  replay: 'إعادة',
  locked: 'يلزم اشتراك',
  progress: 'شوهد ٤٠٪',
  loading: 'جارٍ التحميل',
  done: 'تم',
  previous: 'السابق',
  next: 'التالي',
  rails: { live: 'مباشر وقريبًا', series: 'مسلسلات', playlists: 'قوائم التشغيل' },
  facts: (league) => ['اليوم، ٢١:٠٠', '٤٨ دقيقة', '٦ حلقات', league, '١٢ فيديو', 'أمس'],
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  reveal: 'اضغط مطولًا لإظهار كلمة المرور',
  forgot: 'نسيت كلمة المرور؟',
  hint: 'عشرة أحرف على الأقل.',
  emailError: 'أدخل بريدك الإلكتروني.',
  passwordError: 'أدخل كلمة المرور.',
  wrong: 'البريد وكلمة المرور غير متطابقين',
  wrongText: 'تحقق منهما وحاول مرة أخرى.',
  saved: 'تم حفظ التغييرات.',
  request: 'الطلب',
  retry: 'حاول مرة أخرى',
  home: 'إلى الرئيسية',
  cancel: 'إلغاء',
  remove: 'إزالة',
  removeText: 'ستفقد تقدّمك في المشاهدة.',
  emptyTitle: 'لا شيء مباشر الآن',
  emptyText: 'يبدأ الحدث التالي السبت الساعة ٢١:٠٠.',
  errorTitle: 'تعذّر تحميل الصفحة',
  errorText: 'المشكلة من جانبنا. حاول بعد لحظات.',
  offline: 'أنت غير متصل بالإنترنت. يمكنك متابعة عرض ما تم تحميله.',
  dismiss: 'إغلاق',
  back: 'رجوع',
  welcome: 'مرحبًا بعودتك',
  terms: 'بتسجيل الدخول فإنك توافق على شروط الاستخدام.',
  paragraph: 'كل شيء لحظة حدوثه، مباشرةً من تسع مدن، بتعليق بأربع لغات وإعادة بعد دقيقة من النهاية.',
};

const LONG = 'Weltmeisterschaftsqualifikationsendrundenbegegnung der Mannschaftssportarten';

const COMMON = { en: short, es: spanishTexts, pt: portugueseTexts, ar: arabic };

/** The texts in the language that a story's toolbar chooses, with the titles of its realm. */
export function sampleTexts(globals: Record<string, unknown>): SampleTexts {
  const isLong = globals.text === 'long';
  const common = isLong ? long : COMMON[sampleLanguage(globals)];
  const { titles, taglines, events } = brandWords(globals);
  return {
    ...common,
    titles: isLong ? titles.map((title) => `${title}: ${LONG}`) : titles,
    taglines,
    facts: common.facts(events[0]?.league ?? ''),
    legal: brandLegal(globals),
  };
}
