import type { SoundName } from '../clips/clip-files';

/** A sound that a viewer may choose. */
export interface Sound {
  /** The rendition's name in addresses. */
  id: string;
  file: SoundName;
  /** BCP 47. */
  language: string;
  role: 'main' | 'description' | 'commentary' | 'natural';
  /** As the viewer reads it. */
  name: string;
}

/** The sounds of every stream: tones, since the sample clips have no voices. */
export const SOUNDS: readonly Sound[] = [
  { id: 'main', file: 'main', language: 'en', role: 'main', name: 'English' },
  { id: 'es', file: 'second', language: 'es', role: 'main', name: 'Español' },
  {
    id: 'described',
    file: 'second',
    language: 'en',
    role: 'description',
    name: 'English, audio description',
  },
];
