import type { Ref } from 'react';
import { place } from './FramePlace.styles';

export interface FramePlaceProps {
  /** The empty element into which another company's frame is put. */
  ref: Ref<HTMLDivElement>;
}

/** The place of another company's page, such as a bank's question, in a dialog. */
export function FramePlace({ ref }: FramePlaceProps) {
  return <div ref={ref} className={place().className} data-ui="frame-place" />;
}
