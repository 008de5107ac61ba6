import { useSite } from '@marquee/renderer';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PanelName } from '../panels/panel';
import type { PlaybackStore } from '../playback/playback-options';
import { type KeyAction, type KeyTarget, keyAction } from '../rules/key-action';
import type { PlayerSwitches } from './PlayerBar';
import type { ShownView } from './shown-view';

interface Keys {
  store: PlaybackStore;
  view: ShownView;
  switches: PlayerSwitches;
  openPanel: (name: PanelName) => void;
  /** The viewer has turned them off. */
  isOff: boolean;
  /** Plays the next title; null where there is none. */
  playNext: (() => void) | null;
  /** Ends the countdown to the next title; null where none runs. */
  stay: (() => void) | null;
}

/** The keys of the player, with the focus inside it only. */
export function useKeys(frame: RefObject<HTMLElement | null>, keys: Keys): void {
  const { view, isOff, playNext } = keys;
  const { skip, speeds } = useSite().realm.player;
  const act = useEffectEvent((action: KeyAction) => run(action, keys, speeds));
  const read = useEffectEvent((event: KeyboardEvent) =>
    keyAction(event, {
      target: targetOf(event.target),
      isLive: view.liveness !== null,
      isPaused: view.playback.status.is === 'paused',
      hasNext: playNext !== null,
      isOff,
      skip,
    }),
  );
  useEffect(() => {
    const element = frame.current;
    const onKey = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? null : read(event);
      // Escape closes menus, dialogs and full screen by itself, unless it is prevented.
      if (!action || action.does === 'leave') return;
      event.preventDefault();
      act(action);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [frame]);
}

function targetOf(target: EventTarget | null): KeyTarget {
  if (!(target instanceof HTMLElement)) return 'picture';
  if (target.matches('input[type=range]')) return 'slider';
  if (target.matches('input[type=radio], select')) return 'choice';
  if (target.matches('input, textarea')) return 'text';
  return target.matches('button, a') ? 'button' : 'picture';
}

const toggle = (of: PlayerSwitches[keyof PlayerSwitches]) => of?.onChange(!of.on);

function run(action: KeyAction, keys: Keys, speeds: readonly number[]): void {
  const { store, view, switches, openPanel, playNext, stay } = keys;
  const { window, position } = view;
  switch (action.does) {
    case 'togglePlay':
      // To pause while the next title comes near is to stay, not to begin anew.
      if (stay) stay();
      else if (view.playback.wanted) store.pause();
      else store.play();
      break;
    case 'toggleMute':
      store.setMuted(!view.muted);
      break;
    case 'toggleCaptions':
      store.toggleCaptions();
      break;
    case 'chooseSound': {
      const { sounds, sound } = view.tracks;
      const at = sounds.findIndex(({ id }) => id === sound);
      const next = sounds[(at + 1) % sounds.length];
      if (next) store.choose('sound', next.id);
      break;
    }
    case 'toggleFullPage':
      toggle(switches.fullScreen);
      break;
    case 'theatre':
      toggle(switches.theatre);
      break;
    case 'goLive':
      store.goLive();
      break;
    case 'startOver':
      store.startOver();
      break;
    case 'seekBy':
      store.seekBy(action.seconds);
      break;
    case 'frame':
      store.seek(position + action.frames / 25);
      break;
    case 'volumeBy':
      // Sound that is off cannot be softer.
      if (!view.muted || action.share > 0) store.setVolume(view.volume + action.share);
      break;
    case 'seekToTenth':
      store.seek(window.start + ((window.end - window.start) * action.tenth) / 10);
      break;
    case 'speed': {
      const at = speeds.indexOf(view.rate) + action.step;
      const rate = speeds[at];
      if (rate !== undefined) store.setRate(rate);
      break;
    }
    case 'pictureInPicture':
      toggle(switches.pictureInPicture);
      break;
    case 'next':
      playNext?.();
      break;
    case 'showKeys':
      openPanel('keys');
      break;
    case 'leave':
      break;
  }
}
