import type { PlayerControlsLabels } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';

/** The names of the controls, the same in every state. `skip`: the seconds that a press on back and forward leads. */
export const controlLabels = (t: Site['t'], skip: number): PlayerControlsLabels => ({
  controls: t('player.controls'),
  play: t('player.play'),
  pause: t('player.pause'),
  back: t('player.back', { count: skip }),
  forward: t('player.forward', { count: skip }),
  previousTitle: t('player.previous'),
  nextTitle: t('player.next'),
  mute: t('player.mute'),
  volume: t('player.volume'),
  captions: t('player.captions'),
  chapters: t('player.chapters'),
  sound: t('player.sound'),
  quality: t('player.quality'),
  speed: t('player.speed'),
  more: t('player.more'),
  pictureInPicture: t('player.pictureInPicture'),
  theatre: t('player.theatre'),
  fullScreen: t('player.fullScreen'),
  cast: t('player.cast'),
  airPlay: t('player.airPlay'),
});
