import { defineFeature } from '@marquee/renderer';
import { onDemand } from '@marquee/titles';
import { tabPlays } from './playback/tab-plays';
import { playerLabels } from './player-labels';

/** Plays titles: on the pages of what can be watched, and nothing of it on others. */
export const player = defineFeature({
  name: 'player',
  routes: [],
  slots: {
    'title.watch': [
      { name: 'player/watch', labels: playerLabels, load: () => import('./contributions/watch') },
    ],
    'shell.end': [
      {
        name: 'player/floating',
        labels: playerLabels,
        fits: () => tabPlays.now,
        load: () => import('./contributions/floating'),
      },
    ],
    'hero.media': [{ name: 'player/hero-media', load: () => import('./contributions/hero-media') }],
    'hero.resume': [
      {
        name: 'player/hero-resume',
        fits: ({ title }) => onDemand(title),
        load: () => import('./contributions/hero-resume'),
      },
    ],
    'interstitial.step': [
      {
        name: 'player/gate-step',
        fits: ({ step }) => step === 'screens' || step === 'start',
        labels: playerLabels,
        load: () => import('./contributions/gate-step'),
      },
    ],
  },
  labels: playerLabels,
});
