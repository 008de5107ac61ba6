import { mediaLayer, PlayerFrame } from '@marquee/design-system';
import {
  type AdjacentTitles,
  useLabels,
  useLateCode,
  useLateSlot,
  useNotify,
  useSite,
  type WatchTitle,
} from '@marquee/renderer';
import { useRef, useState } from 'react';
import { useNext } from '../next/use-next';
import { usePrevious } from '../next/use-previous';
import { usePanels } from '../panels/use-panels';
import type { Begun } from '../playback/begun';
import { useOtherViewer } from '../playback/use-other-viewer';
import { neighboursOf } from '../rules/neighbours';
import { useStillThere } from '../still-there/use-still-there';
import { PlayerBar } from './PlayerBar';
import { PlayerStatus } from './PlayerStatus';
import { StatusFront } from './StatusFront';
import type { ShownView } from './shown-view';
import { useControlsShown } from './use-controls-shown';
import { useDeviceChoices } from './use-device-choices';
import { useFocusAtStart } from './use-focus-at-start';
import { useFocusKept } from './use-focus-kept';
import { useFullScreen } from './use-full-screen';
import { useKeys } from './use-keys';
import { useOtherDevices } from './use-other-devices';
import { usePictureInPicture } from './use-picture-in-picture';
import { usePlayback } from './use-playback';
import { useTrackKeys } from './use-track-keys';

interface PlayingTitleProps {
  title: WatchTitle;
  begun: Begun;
}

const loadCaptions = () => import('./Captions');

const NO_TEXTS: NonNullable<ShownView['stream']>['text'] = [];

/** The statuses in which the moving picture covers the poster. */
const COVERED = ['playing', 'paused', 'seeking', 'waiting', 'ended', 'remote'];

/** A title that plays: the moving picture, its captions and its controls, or what is in the way. */
export default function PlayingTitle({ title, begun }: PlayingTitleProps) {
  const { video, untouched } = begun;
  const t = useLabels();
  const { watermark, castReceiver } = useSite().realm.player;
  const frame = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { store, view, device } = usePlayback(title, begun, host);
  const { choices, choose } = useDeviceChoices(device);
  const { is } = view.playback.status;
  const isShown = useControlsShown(frame, is === 'playing');
  const switches = {
    fullScreen: useFullScreen(frame, video),
    pictureInPicture: usePictureInPicture(video),
    ...useOtherDevices(video, {
      isAllowed: view.stream?.castable,
      mayCast: castReceiver === 'default',
    }),
    theatre: { on: choices.theatre, onChange: (theatre: boolean) => choose({ theatre }) },
  };
  const [listed, setListed] = useState<AdjacentTitles | null>(null);
  const adjacent = useLateSlot('player.adjacent', { title, onAdjacent: setListed });
  const neighbours = neighboursOf(view.stream, listed);
  const { next, playNext, advance, stay, ...nextTitle } = useNext({
    frame,
    video,
    view,
    device,
    neighbours,
    untouched,
  });
  const { playPrevious, ...previousTitle } = usePrevious({ video, view, neighbours, stay });
  useTrackKeys({ playNext, playPrevious });
  useOtherViewer(store.viewerChanged);
  const stillThere = useStillThere({ store, view, untouched });
  const isLive = view.liveness !== null;
  const { open, panel } = usePanels({
    choices,
    choose,
    isLive,
    hasNext: playNext !== null,
    texts: view.stream?.text ?? NO_TEXTS,
    text: view.tracks.text,
    position: view.position,
    onGoTo: store.seek,
  });
  useKeys(frame, {
    store,
    view,
    switches,
    openPanel: open,
    isOff: !choices.keys,
    playNext,
    stay: next?.up.is === 'counting' ? stay : null,
  });
  useFocusAtStart(frame, begun.begins);
  useFocusKept(frame);
  const notify = useNotify();
  const Captions = useLateCode(view.tracks.text ?? false, loadCaptions, () =>
    notify({ tone: 'error', text: t('failure.offline') }),
  );
  const hasPicture = COVERED.includes(is);
  return (
    <>
      <PlayerFrame
        ref={frame}
        tabIndex={-1}
        label={t('player.name', { title: title.name })}
        poster={title.picture}
        playing={hasPicture}
        view={choices.theatre ? 'theatre' : 'page'}
        pointerHidden={!isShown}
        media={<div ref={host} className={mediaLayer()} />}
        watermark={watermark}
        captions={
          hasPicture &&
          Captions && <Captions cues={view.cues} look={choices.captionsLook} raised={isShown} />
        }
        controls={
          <>
            {hasPicture && (
              <PlayerBar
                store={store}
                view={view}
                shown={isShown}
                switches={switches}
                openPanel={open}
                advance={advance}
                neighbours={{
                  onPrevious: playPrevious ?? undefined,
                  onNext: playNext ?? undefined,
                }}
                floating={{
                  on: choices.floating,
                  onChange: (floating) => choose({ floating }),
                }}
              />
            )}
            <PlayerStatus frame={frame} view={view} />
          </>
        }
      >
        {stillThere ?? (
          <StatusFront
            title={title}
            store={store}
            view={view}
            next={next}
            nextFailed={previousTitle.failed ?? nextTitle.failed}
          />
        )}
      </PlayerFrame>
      {panel}
      {adjacent}
    </>
  );
}
