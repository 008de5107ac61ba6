/** Words for overlays and feedback, in three lengths of life: short English, long compound words, Arabic. */
export interface OverlayTexts {
  close: string;
  cancelPlan: string;
  cancelPlanText: string;
  keepPlan: string;
  endPlan: string;
  terms: string;
  accept: string;
  decline: string;
  filters: string;
  filtersText: string;
  clear: string;
  showResults: string;
  choices: string[];
  match: string;
  matchText: string;
  addToList: string;
  account: string;
  watchlist: string;
  downloads: string;
  devices: string;
  fewDevices: string;
  autoplay: string;
  spoilers: string;
  subtitles: string;
  languages: string[];
  quality: string;
  qualities: string[];
  signOut: string;
  share: string;
  tip: string;
  longTip: string;
  search: string;
  searchFor: string;
  closeSearch: string;
  results: string;
  downloading: string;
  part: string;
  preparing: string;
  ready: string;
  stopped: string;
  undo: string;
  removed: string;
  noticeRegion: string;
  notSaved: string;
  longNotice: string;
  acting: string;
  end: string;
  trial: string;
  seePlans: string;
  outage: string;
  notEntitled: string;
  notEntitledText: string;
  upcoming: string;
  upcomingText: string;
  remind: string;
  noMatches: string;
  noMatchesText: string;
  offlineTitle: string;
  offlineText: string;
  warnTitle: string;
  warnText: string;
}

const short: OverlayTexts = {
  close: 'Close',
  cancelPlan: 'End your plan?',
  cancelPlanText: 'You can watch until 4 December. After that your downloads are removed.',
  keepPlan: 'Keep plan',
  endPlan: 'End plan',
  terms: 'Before the first bell',
  accept: 'Agree',
  decline: 'Not now',
  filters: 'Filters',
  filtersText: '24 events match.',
  clear: 'Clear',
  showResults: 'Show 24',
  choices: [
    'Live now',
    'Replays',
    'With English commentary',
    'Title bouts',
    'Women',
    'Under 30 min',
  ],
  match: 'Okafor v Lindqvist',
  matchText: 'Saturday 21:00 in Malmö. Two unbeaten records, one belt.',
  addToList: 'Add to watchlist',
  account: 'Account',
  watchlist: 'Watchlist',
  downloads: 'Downloads',
  devices: 'Devices',
  fewDevices: '3 of 5',
  autoplay: 'Play next by itself',
  spoilers: 'Hide results',
  subtitles: 'Subtitles',
  languages: ['Off', 'English', 'Español'],
  quality: 'Quality',
  qualities: ['Automatic', '1080p', '720p'],
  signOut: 'Sign out',
  share: 'Share',
  tip: 'Add to watchlist',
  longTip: 'Starts when the main card does, about 22:30 where you are.',
  search: 'Search',
  searchFor: 'Fighters, events, series',
  closeSearch: 'Close search',
  results: '8 results',
  downloading: 'Downloading Okafor v Lindqvist',
  part: '62%',
  preparing: 'Preparing your receipt',
  ready: 'Downloaded',
  stopped: 'Download stopped: no space left',
  undo: 'Undo',
  removed: 'Removed from your watchlist.',
  noticeRegion: 'Notices',
  notSaved: 'Not saved. Check your connection.',
  longNotice:
    'Your plan starts on 4 December. Until then you can watch everything for free, on every device, and end it at any time.',
  acting: 'You see the service as Maya Torres does.',
  end: 'End',
  trial: 'Your free trial ends on Friday.',
  seePlans: 'See plans',
  outage: 'Payments are slow right now. Your card is charged once.',
  notEntitled: 'This one needs the Fight Pass',
  notEntitledText: 'Every title bout, live and on demand, from £9.99 a month.',
  upcoming: 'Starts on Saturday at 21:00',
  upcomingText: 'We open the doors fifteen minutes before.',
  remind: 'Remind me',
  noMatches: 'No results for “lindkvist”',
  noMatchesText: 'Did you mean Lindqvist? Or try a shorter word.',
  offlineTitle: 'You are offline',
  offlineText: 'Your downloads still play. The rest comes back with your connection.',
  warnTitle: 'Your card expires this month',
  warnText: 'Give us the new one before 30 November, so that nothing stops.',
};

const long: OverlayTexts = {
  ...short,
  close: 'Dialogfenster schließen',
  cancelPlan: 'Möchten Sie Ihr Jahresabonnement wirklich vorzeitig kündigen?',
  cancelPlanText:
    'Bis zum Ende des Abrechnungszeitraums am 4. Dezember können Sie alle Liveübertragungen und Wiederholungen weiterhin ansehen. Anschließend werden Ihre Herunterladungen gelöscht.',
  keepPlan: 'Jahresabonnement behalten',
  endPlan: 'Jahresabonnement kündigen',
  terms: 'Datenschutzbestimmungen und Nutzungsbedingungen',
  accept: 'Nutzungsbedingungen zustimmen',
  decline: 'Später entscheiden',
  filters: 'Veranstaltungen eingrenzen',
  filtersText: '24 Veranstaltungen entsprechen Ihrer Auswahl.',
  clear: 'Auswahl zurücksetzen',
  showResults: '24 Veranstaltungen anzeigen',
  choices: [
    'Laufende Liveübertragungen',
    'Wiederholungen',
    'Mit deutschsprachigem Originalkommentar',
    'Weltmeisterschaftstitelkämpfe',
    'Frauenwettbewerbe',
    'Kürzer als dreißig Minuten',
  ],
  addToList: 'Zur persönlichen Beobachtungsliste hinzufügen',
  account: 'Benutzerkontoeinstellungen',
  watchlist: 'Persönliche Beobachtungsliste',
  downloads: 'Heruntergeladene Veranstaltungen',
  devices: 'Angemeldete Wiedergabegeräte',
  autoplay: 'Nächste Folge automatisch wiedergeben',
  spoilers: 'Ergebnisse grundsätzlich verbergen',
  subtitles: 'Untertitelsprache',
  languages: ['Ausgeschaltet', 'Englisch mit Geräuschbeschreibung', 'Spanisch (Lateinamerika)'],
  quality: 'Übertragungsqualität',
  qualities: ['Automatisch nach Verbindung', 'Höchste Auflösung', 'Datensparmodus'],
  signOut: 'Vom Benutzerkonto abmelden',
  share: 'Veranstaltung weiterempfehlen',
  tip: 'Zur persönlichen Beobachtungsliste hinzufügen',
  longTip:
    'Beginnt mit dem Hauptprogramm, voraussichtlich um 22:30 Uhr Ihrer Ortszeit, Verschiebungen vorbehalten.',
  search: 'Veranstaltungssuche',
  searchFor: 'Sportlerinnen, Veranstaltungen, Dokumentationsreihen',
  closeSearch: 'Veranstaltungssuche schließen',
  results: '8 Suchergebnisse',
  downloading: 'Weltmeisterschaftsqualifikationsendrunde wird heruntergeladen',
  preparing: 'Zahlungsbestätigung wird zusammengestellt',
  stopped: 'Herunterladen unterbrochen: kein Speicherplatz verfügbar',
  removed: 'Aus Ihrer persönlichen Beobachtungsliste entfernt.',
  notSaved: 'Änderungen nicht gespeichert. Bitte Internetverbindung überprüfen.',
  acting: 'Sie sehen den Dienst mit dem Benutzerkonto von Maximiliane Obermeier-Schwarzenbach.',
  end: 'Sitzung beenden',
  trial: 'Ihr kostenloser Probezeitraum endet am kommenden Freitag.',
  seePlans: 'Abonnements vergleichen',
  notEntitled: 'Diese Veranstaltung setzt das Kampfsportabonnement voraus',
  upcoming: 'Beginnt am Donnerstag, 31. Dezember, um 21:00 Uhr',
  remind: 'Rechtzeitig benachrichtigen',
};

const arabic: OverlayTexts = {
  close: 'إغلاق',
  cancelPlan: 'إنهاء اشتراكك؟',
  cancelPlanText: 'يمكنك المشاهدة حتى ٤ ديسمبر. بعد ذلك تُحذف التنزيلات.',
  keepPlan: 'الإبقاء عليه',
  endPlan: 'إنهاء الاشتراك',
  terms: 'قبل صافرة البداية',
  accept: 'موافق',
  decline: 'ليس الآن',
  filters: 'تصفية',
  filtersText: '٢٤ حدثًا مطابقًا.',
  clear: 'مسح',
  showResults: 'عرض ٢٤',
  choices: ['مباشر الآن', 'إعادات', 'بتعليق عربي', 'نهائيات', 'سيدات', 'أقل من ٣٠ دقيقة'],
  match: 'ليلة النهائي الكبير',
  matchText: 'السبت ٢١:٠٠ في الدوحة. سجلّان بلا هزيمة وحزام واحد.',
  addToList: 'أضف إلى قائمتي',
  account: 'الحساب',
  watchlist: 'قائمتي',
  downloads: 'التنزيلات',
  devices: 'الأجهزة',
  fewDevices: '٣ من ٥',
  autoplay: 'تشغيل التالي تلقائيًا',
  spoilers: 'إخفاء النتائج',
  subtitles: 'الترجمة',
  languages: ['بدون', 'العربية', 'الإنجليزية'],
  quality: 'الجودة',
  qualities: ['تلقائية', '1080p', '720p'],
  signOut: 'تسجيل الخروج',
  share: 'مشاركة',
  tip: 'أضف إلى قائمتي',
  longTip: 'يبدأ مع البرنامج الرئيسي، نحو الساعة ٢٢:٣٠ بتوقيتك.',
  search: 'بحث',
  searchFor: 'لاعبون، أحداث، مسلسلات',
  closeSearch: 'إغلاق البحث',
  results: '٨ نتائج',
  downloading: 'تنزيل ليلة النهائي الكبير',
  part: '٦٢٪',
  preparing: 'نجهّز إيصالك',
  ready: 'تم التنزيل',
  stopped: 'توقف التنزيل: لا مساحة كافية',
  undo: 'تراجع',
  removed: 'أُزيل من قائمتك.',
  noticeRegion: 'إشعارات',
  notSaved: 'لم يُحفظ. تحقق من اتصالك.',
  longNotice:
    'يبدأ اشتراكك في ٤ ديسمبر. حتى ذلك الحين تشاهد كل شيء مجانًا على كل جهاز، ويمكنك إنهاؤه في أي وقت.',
  acting: 'ترى الخدمة كما تراها مايا الحارثي.',
  end: 'إنهاء',
  trial: 'تنتهي تجربتك المجانية يوم الجمعة.',
  seePlans: 'عرض الاشتراكات',
  outage: 'الدفع بطيء الآن. تُخصم بطاقتك مرة واحدة فقط.',
  notEntitled: 'هذا الحدث يتطلب باقة النزالات',
  notEntitledText: 'كل النهائيات، مباشرةً وعند الطلب، من ٩٫٩٩ في الشهر.',
  upcoming: 'يبدأ السبت الساعة ٢١:٠٠',
  upcomingText: 'نفتح الأبواب قبل ربع ساعة.',
  remind: 'ذكّرني',
  noMatches: 'لا نتائج عن «لندكفست»',
  noMatchesText: 'جرّب كلمة أقصر أو اسمًا آخر.',
  offlineTitle: 'أنت غير متصل',
  offlineText: 'تنزيلاتك تعمل. ويعود الباقي مع اتصالك.',
  warnTitle: 'تنتهي بطاقتك هذا الشهر',
  warnText: 'أعطنا البطاقة الجديدة قبل ٣٠ نوفمبر حتى لا يتوقف شيء.',
};

/** The texts a story's toolbar asks for. */
export function overlayTexts(globals: Record<string, unknown>): OverlayTexts {
  if (globals.text === 'arabic') return arabic;
  return globals.text === 'long' ? long : short;
}
