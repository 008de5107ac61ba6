import type { LabelLoaders } from '@marquee/renderer';
import type { ComponentType } from 'react';
import type { ShownView } from '../playing/shown-view';
import type { ShownChoices } from '../playing/use-device-choices';

/** What a panel over the player gets. */
export interface PanelProps extends ShownChoices {
  open: boolean;
  onClose: () => void;
  /** Whether the title is a live stream. */
  isLive: boolean;
  /** Whether there is a next title. */
  hasNext: boolean;
  /** The stream's captions and subtitles, and the one that the viewer reads; null for none. */
  texts: NonNullable<ShownView['stream']>['text'];
  text: string | null;
  /** Where the picture is, in seconds of the title. */
  position: number;
  /** Called with the second of the title that the viewer wants to see. */
  onGoTo: (at: number) => void;
}

/** A panel of the player: few viewers open one, so that its code and labels come with the first press. */
interface Panel {
  labels: { name: string; labels: LabelLoaders };
  load: () => Promise<{ default: ComponentType<PanelProps> }>;
}

export type PanelName = 'captions' | 'keys' | 'transcript';

export const PANELS: Readonly<Record<PanelName, Panel>> = {
  captions: {
    labels: {
      name: 'player/captions',
      labels: {
        en: () => import('./captions/labels/en.json'),
        es: () => import('./captions/labels/es.json'),
        pt: () => import('./captions/labels/pt.json'),
        ar: () => import('./captions/labels/ar.json'),
      },
    },
    load: () => import('./captions/CaptionsPanel'),
  },
  keys: {
    labels: {
      name: 'player/keys',
      labels: {
        en: () => import('./keys/labels/en.json'),
        es: () => import('./keys/labels/es.json'),
        pt: () => import('./keys/labels/pt.json'),
        ar: () => import('./keys/labels/ar.json'),
      },
    },
    load: () => import('./keys/KeysPanel'),
  },
  transcript: {
    labels: {
      name: 'player/transcript',
      labels: {
        en: () => import('./transcript/labels/en.json'),
        es: () => import('./transcript/labels/es.json'),
        pt: () => import('./transcript/labels/pt.json'),
        ar: () => import('./transcript/labels/ar.json'),
      },
    },
    load: () => import('./transcript/TranscriptPanel'),
  },
};
