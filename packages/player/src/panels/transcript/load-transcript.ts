import { cueContent } from '../../engine/captions/cue-content';
import { loadCues } from '../../preview/read-cues';
import { isFrom } from '../../rules/media-hosts';
import { type SpokenLine, transcriptLines } from '../../rules/transcript-lines';

/** Loads all the texts of a title, from the realm's media hosts alone. */
export async function loadTranscript(
  file: string,
  hosts: readonly string[],
): Promise<readonly SpokenLine[]> {
  if (!isFrom(file, hosts)) throw new Error(`${file} is at no host of the realm's media.`);
  const cues = await loadCues(file, 'captions');
  return transcriptLines(
    cues.map((cue) => ({ start: cue.startTime, content: cueContent(cue.getCueAsHTML()) })),
  );
}
