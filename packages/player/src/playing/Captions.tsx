import { CAPTIONS_PRESETS, CaptionsLayer, type CaptionsLook } from '@marquee/design-system';
import { captionNodes } from './caption-nodes';
import type { ShownView } from './shown-view';

interface CaptionsProps {
  cues: ShownView['cues'];
  look: CaptionsLook | undefined;
  /** Whether the controls are shown, which they lie above. */
  raised: boolean;
}

/** The captions of this moment. Their code comes with the first that a viewer reads. */
export default function Captions({ cues, look = CAPTIONS_PRESETS.default, raised }: CaptionsProps) {
  // A viewer's own colours win over the author's.
  const { colour, background } = CAPTIONS_PRESETS.default;
  const coloured = look.colour === colour && look.background === background;
  return <CaptionsLayer cues={captionNodes(cues, coloured)} look={look} raised={raised} />;
}
