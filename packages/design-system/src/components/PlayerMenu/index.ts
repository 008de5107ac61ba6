export {
  type PlayerAction,
  type PlayerChoice,
  type PlayerList,
  PlayerMenu,
  type PlayerMenuProps,
} from './PlayerMenu';
