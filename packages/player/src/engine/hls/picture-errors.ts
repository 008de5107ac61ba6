import Hls, { type ErrorData, ErrorDetails, type Events, PlaylistLevelType } from 'hls.js';

/** Whether an error is of captions alone: of their playlist, or of a piece of them. */
export const isOfCaptions = ({ frag, details }: Pick<ErrorData, 'frag' | 'details'>): boolean =>
  frag?.type === PlaylistLevelType.SUBTITLE ||
  details === ErrorDetails.SUBTITLE_LOAD_ERROR ||
  details === ErrorDetails.SUBTITLE_TRACK_LOAD_TIMEOUT;

/** What hls.js does about errors, but for those of captions: it would end the picture for them. */
export class PictureErrors extends Hls.DefaultConfig.errorController {
  override onErrorOut(event: Events.ERROR, data: ErrorData): void {
    if (!isOfCaptions(data)) super.onErrorOut(event, data);
  }
}
