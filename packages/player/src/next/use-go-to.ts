import { useNavigate } from 'react-router-dom';
import { handOver } from '../playback/handed-over';
import type { ShownView } from '../playing/shown-view';
import type { NextTitle } from './next';

interface GoToOptions {
  video: HTMLVideoElement;
  view: Pick<ShownView, 'muted' | 'soundTaken'>;
  /** Of the page's address. */
  search: string;
}

/** Leads to the page of a title beside this one, which plays on with the same element; `untouched` as in `HandedOver`. */
export function useGoTo({ video, view, search }: GoToOptions) {
  const navigate = useNavigate();
  return (to: NextTitle, untouched: number) => {
    handOver({ id: to.id, video, untouched, isSilent: view.muted && !view.soundTaken });
    void navigate(to.path + search);
  };
}
