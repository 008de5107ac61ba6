import {
  AirPlayIcon,
  CastIcon,
  ListIcon,
  MoreIcon,
  PictureInPictureIcon,
  SettingsIcon,
  SkipNextIcon,
  SkipPreviousIcon,
  SoundIcon,
  SpeedIcon,
  TheatreIcon,
} from '../Icon';
import { PlayerButton } from '../PlayerButton';
import { type PlayerAction, PlayerMenu } from '../PlayerMenu';
import * as styles from './PlayerControls.styles';
import type { PlayerControlsProps } from './player-controls-props';

const LISTS = [
  { name: 'sound', Icon: SoundIcon },
  { name: 'quality', Icon: SettingsIcon },
  { name: 'speed', Icon: SpeedIcon },
  // last: it may be long
  { name: 'chapters', Icon: ListIcon },
] as const;

const TOGGLES = [
  { name: 'airPlay', Icon: AirPlayIcon },
  { name: 'cast', Icon: CastIcon },
  { name: 'pictureInPicture', Icon: PictureInPictureIcon },
  { name: 'theatre', Icon: TheatreIcon },
] as const;

/** Lists and switches: buttons of their own on a wide player, one menu on a narrow one. */
export function MoreControls({ labels, more = [], neighbours, ...props }: PlayerControlsProps) {
  const lists = LISTS.flatMap(({ name, Icon }) => {
    const list = props[name];
    return list ? [{ name, Icon, list: { ...list, label: labels[name] } }] : [];
  });
  const toggles = TOGGLES.flatMap(({ name, Icon }) => {
    const toggle = props[name];
    return toggle ? [{ name, Icon, toggle }] : [];
  });
  const { onPrevious, onNext } = neighbours ?? {};
  const titles: PlayerAction[] = [];
  if (onPrevious)
    titles.push({
      label: labels.previousTitle,
      icon: <SkipPreviousIcon />,
      onSelect: onPrevious,
    });
  if (onNext) titles.push({ label: labels.nextTitle, icon: <SkipNextIcon />, onSelect: onNext });
  if (lists.length + toggles.length + more.length + titles.length === 0) return null;
  const actions = toggles.map(
    ({ name, Icon, toggle }): PlayerAction => ({
      label: labels[name],
      icon: <Icon />,
      pressed: toggle.on,
      busy: toggle.busy,
      onSelect: () => toggle.onChange(!toggle.on),
    }),
  );
  return (
    <>
      <span className={styles.roomy().className}>
        {lists.map(({ name, Icon, list }) => (
          <PlayerMenu key={name} label={list.label} icon={<Icon />} lists={[list]} />
        ))}
        {toggles.map(({ name, Icon, toggle }) => (
          <PlayerButton
            key={name}
            label={labels[name]}
            icon={<Icon />}
            aria-pressed={toggle.on}
            aria-busy={toggle.busy}
            onClick={() => toggle.onChange(!toggle.on)}
          />
        ))}
        {more.length > 0 && <PlayerMenu label={labels.more} icon={<MoreIcon />} actions={more} />}
      </span>
      <span className={styles.narrow().className}>
        <PlayerMenu
          label={labels.more}
          icon={<MoreIcon />}
          lists={lists.map(({ list }) => list)}
          actions={[...titles, ...actions, ...more]}
        />
      </span>
    </>
  );
}
