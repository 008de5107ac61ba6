import type { MediaTexts } from './media-text-types';
import { short } from './media-texts-short';

/** A word that makes a title long. */
export const LONG_WORD = 'Mannschaftsweltmeisterschaftsqualifikation';

export const long: MediaTexts = {
  ...short,
  events: short.events.map((event) => ({
    ...event,
    when: 'Donnerstag, 31. Dezember 2026, 21:00 Uhr',
  })),
  live: 'Liveübertragung',
  startsIn: 'Beginnt in 02 Tagen 14:09:31',
  locked: 'Nur mit Veranstaltungspass verfügbar',
  video: { name: '', facts: '1 Stunde 48 Minuten · Deutsch' },
  series: { name: '', facts: '12 Staffeln · 148 Veröffentlichungen' },
  playlist: { name: '', facts: '112 Videoaufzeichnungen' },
  news: {
    name: 'Neun Tage vor der Weltmeisterschaftsendrunde wechselt die Titelverteidigerin überraschend ihre gesamte Trainingsmannschaft',
    facts: 'Donnerstag, 31. Dezember · Veranstaltungsberichterstattung',
  },
  fighter: {
    name: 'Wilhelmina Oppermann-Schallenberg',
    facts: '118–22–10 · Weltmeisterschaftsendrunde',
  },
  programme: {
    name: 'Nachmittagsvorberichterstattung mit Expertengesprächen',
    facts: '20:00 – 21:30 Uhr · Wiederholung',
  },
  all: 'Laufende und demnächst beginnende Liveübertragungen',
  railEmpty: {
    title: 'Derzeit finden keine Liveübertragungen statt',
    text: 'Die nächste Veranstaltung beginnt am Donnerstag, dem 31. Dezember, um 21:00 Uhr.',
  },
  railFailed: {
    title: 'Dieser Abschnitt konnte nicht geladen werden',
    text: 'Die übrigen Abschnitte dieser Seite sind davon nicht betroffen.',
    retry: 'Erneut versuchen',
  },
  people: [
    'Wilhelmina Oppermann-Schallenberg',
    'Maximiliane Freifrau von Lindqvistenau',
    'Rosa María Delgado Fernández de la Vega',
    'Inés Ferrer',
    'Kim Sato',
    'Lena Brandt',
  ],
  champion: 'Titelverteidigerin',
  bouts: short.bouts.map((bout) => ({
    ...bout,
    opponent: `${bout.opponent} von Schallenberg-Oppermann`,
    method: 'Einstimmige Punktrichterentscheidung',
    date: '31. Dezember 2026',
  })),
  results: { win: 'Sieg', loss: 'Niederlage', draw: 'Unentschieden' },
  profiles: ['Wilhelmina-Charlotte', 'Maximilian', 'Kinderzimmer', 'Großelterngeneration'],
  kid: 'Kinderprofil',
  pinNeeded: 'Geheimzahl erforderlich',
  addProfile: 'Zuschauerprofil hinzufügen',
  edit: 'Bearbeiten',
  table: {
    ...short.table,
    caption: 'Wettkampfjahr 2026',
    columns: {
      name: 'Wettkämpferin',
      fights: 'Begegnungen',
      wins: 'Gewonnene Begegnungen',
      share: 'Vorzeitige Siege',
      club: 'Trainingsgemeinschaft',
    },
    action: 'Profil ansehen',
  },
  receipt: {
    title: 'Zahlungsbestätigung',
    rows: [
      {
        label: 'Jahresabonnement mit sämtlichen Liveübertragungen',
        value: '1.249,99 €',
        note: 'Abrechnungszeitraum vom 14. November 2026 bis zum 13. November 2027',
      },
      { label: 'Willkommensgutschein', value: '−20,00 €' },
      { label: 'Darin enthaltene Mehrwertsteuer, 19 %', value: '196,38 €' },
    ],
    total: { label: 'Heute fälliger Gesamtbetrag', value: '1.229,99 €' },
  },
  mosaic: 'Wochenendveranstaltungen',
  textBeside: 'Melden Sie sich an, um Ihre erworbenen Veranstaltungen anzusehen.',
};
