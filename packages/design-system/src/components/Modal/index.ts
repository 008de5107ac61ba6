export { ModalPanel } from './ModalPanel';
export { useModal } from './use-modal';
