import type { CaptionSettingsLabels } from '../components/CaptionSettings';
import { sampleLanguage } from './brands';
import type { PlayerTexts } from './player-text-types';
import { arabic } from './player-texts-arabic';
import { portuguese, spanish } from './player-texts-romance';
import { short } from './player-texts-short';

export type { PlayerMessageTexts, PlayerTexts } from './player-text-types';

const TEXTS = { en: short, es: spanish, pt: portuguese, ar: arabic };

const long: PlayerTexts = {
  ...short,
  goLive: 'Zur Liveübertragung',
  live: 'Liveübertragung',
  behind: '12 Minuten hinter der Liveübertragung',
  chapterNames: short.chapterNames.map(
    (name) => `${name}: Mannschaftsweltmeisterschaftsqualifikation`,
  ),
  captionsChoices: ['Ausgeschaltet', 'Deutsch für Hörgeschädigte mit Geräuschbeschreibungen'],
  captionsSettings: 'Untertiteleinstellungen anpassen',
  next: {
    label: 'Als Nächstes im Programm',
    left: 'Wiedergabe beginnt in 6 Sekunden',
    play: 'Sofort wiedergeben',
    cancel: 'Automatische Wiedergabe abbrechen',
  },
  messages: {
    ...short.messages,
    signIn: {
      title: 'Melden Sie sich mit Ihrem Benutzerkonto an, um diese Liveübertragung anzusehen',
      text: 'Für alle Inhaberinnen und Inhaber eines Benutzerkontos ist die Liveübertragung kostenlos.',
      primary: 'Mit Benutzerkonto anmelden',
      quiet: 'Kostenloses Benutzerkonto erstellen',
    },
  },
  cues: [
    'Die Mannschaftsweltmeisterschaftsqualifikation beginnt voraussichtlich am Donnerstag, dem 31. Dezember.',
    '– Vorausgesetzt, dass die Wetterverhältnisse es zulassen.',
    '[Publikumsjubel]',
  ],
};

/** The texts of the player in the language that the toolbar chooses. */
export const playerTexts = (globals: Record<string, unknown>): PlayerTexts =>
  globals.text === 'long' ? long : TEXTS[sampleLanguage(globals)];

/** The labels of caption settings, whose texts are in the order of the values. */
export function captionSettingsLabels(globals: Record<string, unknown>): CaptionSettingsLabels {
  const { settings } = playerTexts(globals);
  const { fonts, colours, edges, positions } = settings;
  return {
    ...settings,
    fonts: {
      default: fonts[0] ?? '',
      'mono-serif': fonts[1] ?? '',
      serif: fonts[2] ?? '',
      'mono-sans': fonts[3] ?? '',
      sans: fonts[4] ?? '',
      casual: fonts[5] ?? '',
      cursive: fonts[6] ?? '',
      'small-caps': fonts[7] ?? '',
    },
    colours: {
      white: colours[0] ?? '',
      black: colours[1] ?? '',
      red: colours[2] ?? '',
      green: colours[3] ?? '',
      blue: colours[4] ?? '',
      yellow: colours[5] ?? '',
      magenta: colours[6] ?? '',
      cyan: colours[7] ?? '',
    },
    edges: {
      none: edges[0] ?? '',
      raised: edges[1] ?? '',
      depressed: edges[2] ?? '',
      uniform: edges[3] ?? '',
      drop: edges[4] ?? '',
    },
    positions: { made: positions[0] ?? '', up: positions[1] ?? '', down: positions[2] ?? '' },
  };
}
