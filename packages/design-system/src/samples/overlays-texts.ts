import { brandWords, sampleLanguage } from './brands';
import { LONG_WORD } from './media-texts-long';
import { arabicOverlayTexts } from './overlays-texts-arabic';
import { portugueseOverlayTexts, spanishOverlayTexts } from './overlays-texts-romance';

/** The texts that are the same in every realm. */
export interface CommonOverlayTexts {
  close: string;
  cancelPlan: string;
  cancelPlanText: string;
  keepPlan: string;
  endPlan: string;
  terms: string;
  accept: string;
  decline: string;
  cookies: string;
  cookiesText: string;
  cookiesAllow: string;
  cookiesRefuse: string;
  cookiesLink: string;
  filters: string;
  filtersText: string;
  clear: string;
  showResults: string;
  choices: string[];
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
  /** A search, and the text shown where it finds nothing. */
  query: string;
  wrongQuery: string;
  beforeSearch: string;
  beforeSearchText: string;
  searchedBefore: string;
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

const short: CommonOverlayTexts = {
  close: 'Close',
  cancelPlan: 'Cancel your plan?',
  cancelPlanText: 'You can watch until 4 December. After that, your downloads will be removed.',
  keepPlan: 'Keep plan',
  endPlan: 'Cancel plan',
  terms: 'Terms of use',
  accept: 'Agree',
  decline: 'Not now',
  cookies: 'Cookies and statistics',
  cookiesText:
    'May we measure how this site is used? It shows us which pages to improve. Nothing is sent before you choose, and everything works either way.',
  cookiesAllow: 'Accept',
  cookiesRefuse: 'Refuse',
  cookiesLink: 'How we use cookies',
  filters: 'Filters',
  filtersText: '24 events found.',
  clear: 'Clear',
  showResults: 'Show 24 events',
  choices: ['Live now', 'Replays', 'With English commentary', 'Finals', 'Women', 'Under 30 min'],
  addToList: 'Add to watchlist',
  account: 'Account',
  watchlist: 'Watchlist',
  downloads: 'Downloads',
  devices: 'Devices',
  fewDevices: '3 of 5',
  autoplay: 'Autoplay',
  spoilers: 'Hide results',
  subtitles: 'Subtitles',
  languages: ['Off', 'English', 'Español'],
  quality: 'Quality',
  qualities: ['Automatic', '1080p', '720p'],
  signOut: 'Sign out',
  share: 'Share',
  tip: 'Add to watchlist',
  longTip: 'Starts after the previous event, around 22:30 your time.',
  search: 'Search',
  searchFor: 'People, events, series',
  closeSearch: 'Close search',
  results: '8 results for “harbour”',
  query: 'harbour',
  wrongQuery: 'harbuor',
  beforeSearch: 'What would you like to watch?',
  beforeSearchText: 'Results appear as you type.',
  searchedBefore: 'Recent searches',
  part: '62%',
  preparing: 'Preparing your receipt',
  ready: 'Downloaded',
  stopped: 'Download stopped: no space left',
  undo: 'Undo',
  removed: 'Removed from your watchlist.',
  noticeRegion: 'Notices',
  notSaved: 'Not saved. Check your connection.',
  longNotice:
    'Your plan starts on 4 December. Until then you can watch everything for free, on every device, and cancel at any time.',
  acting: 'You are viewing the service as Maya Torres.',
  end: 'End',
  trial: 'Your free trial ends on Friday.',
  seePlans: 'See plans',
  outage: 'Payments are taking longer than usual. You will only be charged once.',
  notEntitled: 'Available with the season pass',
  notEntitledText: 'Every event, live and on demand, from £9.99 a month.',
  upcoming: 'Starts on Saturday at 21:00',
  upcomingText: 'You can join 15 minutes before it starts.',
  remind: 'Remind me',
  noMatches: 'No results for “harbuor”',
  noMatchesText: 'Check the spelling or try a shorter word.',
  offlineTitle: 'You are offline',
  offlineText:
    'You can still watch your downloads. Everything else will load when you are back online.',
  warnTitle: 'Your card expires this month',
  warnText: 'Add a new card by 30 November to keep watching.',
};

const long: CommonOverlayTexts = {
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
  cookies: 'Dürfen wir Seitenaufrufe statistisch auswerten?',
  cookiesText:
    'Die Nutzungsdatenauswertung beginnt erst nach Ihrer ausdrücklichen Einwilligung und lässt sich jederzeit widerrufen. Ohne Einwilligung stehen Ihnen sämtliche Inhalte uneingeschränkt zur Verfügung.',
  cookiesAllow: 'Datenauswertung erlauben',
  cookiesRefuse: 'Datenauswertung ablehnen',
  cookiesLink: 'Datenschutzerklärung und Cookie-Einstellungen',
  filters: 'Veranstaltungen eingrenzen',
  filtersText: '24 Veranstaltungen entsprechen Ihrer Auswahl.',
  clear: 'Auswahl zurücksetzen',
  showResults: '24 Veranstaltungen anzeigen',
  choices: [
    'Laufende Liveübertragungen',
    'Wiederholungen',
    'Mit deutschsprachigem Originalkommentar',
    'Weltmeisterschaftsendrunden',
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
  results: '8 Suchergebnisse zu „Weltmeisterschaftsqualifikation“',
  query: 'Weltmeisterschaftsqualifikation',
  wrongQuery: 'Weltmeisterschaftsquallifikation',
  noMatches: 'Keine Suchergebnisse zu „Weltmeisterschaftsquallifikation“',
  beforeSearch: 'Welche Veranstaltung möchten Sie ansehen?',
  beforeSearchText: 'Die Suchergebnisse erscheinen während der Eingabe.',
  searchedBefore: 'Zuletzt verwendete Suchbegriffe',
  preparing: 'Zahlungsbestätigung wird zusammengestellt',
  stopped: 'Herunterladen unterbrochen: kein Speicherplatz verfügbar',
  removed: 'Aus Ihrer persönlichen Beobachtungsliste entfernt.',
  notSaved: 'Änderungen nicht gespeichert. Bitte Internetverbindung überprüfen.',
  acting: 'Sie sehen den Dienst mit dem Benutzerkonto von Maximiliane Obermeier-Schwarzenbach.',
  end: 'Sitzung beenden',
  trial: 'Ihr kostenloser Probezeitraum endet am kommenden Freitag.',
  seePlans: 'Abonnements vergleichen',
  notEntitled: 'Diese Veranstaltung setzt das Jahresabonnement voraus',
  upcoming: 'Beginnt am Donnerstag, 31. Dezember, um 21:00 Uhr',
  remind: 'Rechtzeitig benachrichtigen',
};

const COMMON = {
  en: short,
  es: spanishOverlayTexts,
  pt: portugueseOverlayTexts,
  ar: arabicOverlayTexts,
};

const DOWNLOADING = {
  en: (name: string) => `Downloading ${name}`,
  es: (name: string) => `Descargando ${name}`,
  pt: (name: string) => `Baixando ${name}`,
  ar: (name: string) => `تنزيل ${name}`,
};

/**
 * Texts for overlays and feedback: short English, Spanish, Portuguese, Arabic, long compound words;
 * the titles are those of the realm.
 */
export interface OverlayTexts extends CommonOverlayTexts {
  /** A title of the realm, and a sentence about it. */
  match: string;
  matchText: string;
  downloading: string;
}

/** The texts in the language that a story's toolbar chooses, with the titles of its realm. */
export function overlayTexts(globals: Record<string, unknown>): OverlayTexts {
  const language = sampleLanguage(globals);
  const isLong = globals.text === 'long';
  const { titles, taglines, video } = brandWords(globals);
  return {
    ...(isLong ? long : COMMON[language]),
    match: titles[0] ?? '',
    matchText: taglines[0] ?? '',
    downloading: isLong ? `${video}: ${LONG_WORD}` : DOWNLOADING[language](video),
  };
}
