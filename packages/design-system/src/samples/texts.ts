/** Words for stories, in three lengths of life: short English, long compound words, Arabic. */
export interface SampleTexts {
  main: string;
  nav: string[];
  footer: string[];
  signIn: string;
  signUp: string;
  legal: string;
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
  taglines: string[];
  titles: string[];
  facts: string[];
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

const short: SampleTexts = {
  main: 'Main',
  nav: ['Home', 'Live', 'Schedule', 'Series', 'News'],
  footer: ['Help', 'Terms', 'Privacy', 'Devices'],
  signIn: 'Sign in',
  signUp: 'Create an account',
  legal: '© 2026 The League. All rights reserved.',
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
  locked: 'Needs a pass',
  progress: '40% watched',
  loading: 'Loading',
  done: 'Done',
  previous: 'Back',
  next: 'More',
  rails: { live: 'Live and next', series: 'Series', playlists: 'Playlists' },
  taglines: [
    'Two unbeaten records. One belt. Nobody leaves the same.',
    'The road back began in an empty hall at six in the morning.',
    'Eight seconds have never taken longer.',
  ],
  titles: [
    'Okafor v Lindqvist',
    'The Long Way Back',
    'Night of the Eight',
    'Harbour Derby',
    'Inside the Corner',
    'First Light at Red Mesa',
    'Semi-final: Atlas v Riviera',
    'Women of the North',
    'Ten Rounds That Changed Everything',
    'The Draft',
  ],
  facts: ['Today, 21:00', '48 min', '6 episodes', 'Lightweight title', '12 videos', 'Yesterday'],
  email: 'Email',
  password: 'Password',
  reveal: 'Show password while pressed',
  forgot: 'Forgot password?',
  hint: 'At least 10 characters.',
  emailError: 'Enter your email address.',
  passwordError: 'Enter your password.',
  wrong: 'That email and password do not match',
  wrongText: 'Check both and try again.',
  saved: 'Your changes are saved.',
  request: 'Request',
  retry: 'Try again',
  home: 'Go to home',
  cancel: 'Cancel',
  remove: 'Remove',
  removeText: 'Your progress in it will be forgotten.',
  emptyTitle: 'Nothing is live right now',
  emptyText: 'The next event starts on Saturday at 21:00.',
  errorTitle: 'We could not load this page',
  errorText: 'It is us, not you. Try again in a moment.',
  offline: 'You are offline. What you have open keeps working.',
  dismiss: 'Dismiss',
  back: 'Back',
  welcome: 'Welcome back',
  terms: 'By signing in you accept the terms of use.',
  paragraph:
    'Every bout, every round and every walk-out, live from nine cities, with commentary in four languages and replays a minute after the bell.',
};

const long: SampleTexts = {
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
  titles: short.titles.map(
    (title) =>
      `${title}: Weltmeisterschaftsqualifikationsendrundenbegegnung der Mittelgewichtsklasse`,
  ),
  facts: short.facts.map((fact) => `${fact} · Höchstgeschwindigkeitswettbewerb in voller Länge`),
  hint: 'Mindestens zehn Zeichen, darunter ein Großbuchstabe, eine Ziffer und ein Sonderzeichen Ihrer Wahl.',
  wrongText:
    'Bitte überprüfen Sie die Schreibweise beider Angaben und versuchen Sie die Anmeldung anschließend erneut.',
};

const arabic: SampleTexts = {
  main: 'الرئيسية',
  nav: ['الرئيسية', 'مباشر', 'الجدول', 'مسلسلات', 'أخبار'],
  footer: ['المساعدة', 'الشروط', 'الخصوصية', 'الأجهزة'],
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  legal: '© ٢٠٢٦ الدوري. جميع الحقوق محفوظة.',
  language: 'اللغة',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  skip: 'تخطَّ إلى المحتوى',
  featured: 'مختارات',
  carousel: 'عرض دوّار',
  pause: 'إيقاف',
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
  next: 'المزيد',
  rails: { live: 'مباشر والتالي', series: 'مسلسلات', playlists: 'قوائم التشغيل' },
  taglines: [
    'سجلّان بلا هزيمة، وحزام واحد. لن يعود أحد كما كان.',
    'بدأ طريق العودة من قاعة خالية في السادسة صباحًا.',
    'ثماني ثوانٍ لم تكن يومًا أطول من هذه.',
  ],
  titles: [
    'ليلة النهائي الكبير',
    'طريق العودة',
    'سباق الخليج',
    'ديربي الميناء',
    'خلف الكواليس',
    'فجر الصحراء',
    'نصف النهائي: أطلس ضد الريفييرا',
    'نساء الشمال',
    'عشر جولات غيّرت كل شيء',
    'يوم الاختيار',
  ],
  facts: ['اليوم، ٢١:٠٠', '٤٨ دقيقة', '٦ حلقات', 'لقب الوزن الخفيف', '١٢ فيديو', 'أمس'],
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  reveal: 'إظهار كلمة المرور أثناء الضغط',
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
  removeText: 'سيُنسى تقدّمك فيه.',
  emptyTitle: 'لا شيء مباشر الآن',
  emptyText: 'يبدأ الحدث التالي السبت الساعة ٢١:٠٠.',
  errorTitle: 'تعذّر تحميل الصفحة',
  errorText: 'الخلل من عندنا. حاول بعد لحظات.',
  offline: 'أنت غير متصل بالإنترنت.',
  dismiss: 'إغلاق',
  back: 'رجوع',
  welcome: 'مرحبًا بعودتك',
  terms: 'بتسجيل الدخول فإنك توافق على شروط الاستخدام.',
  paragraph: 'كل نزال وكل جولة، مباشرةً من تسع مدن، بتعليق بأربع لغات وإعادة بعد دقيقة من الجرس.',
};

/** The texts a story's toolbar asks for. */
export function sampleTexts(globals: Record<string, unknown>): SampleTexts {
  if (globals.text === 'arabic') return arabic;
  return globals.text === 'long' ? long : short;
}
