export { GuestAction, type GuestActionProps } from './GuestAction';
