import { type ReactNode, useRef } from 'react';
import * as styles from './CaptionsLayer.styles';
import { CAPTIONS_PRESETS, type CaptionsLook, lookStyle } from './captions-look';
import { type CuePlace, type CueSettings, placeCue } from './cue-place';
import { useFit } from './use-fit';

export interface CaptionsCue extends CueSettings {
  id: string;
  /** Its text as nodes: `<b>`, `<i>`, `<u>`, `<ruby>`, `<span lang>`. */
  content: ReactNode;
  /** BCP 47 tag of its language. */
  lang?: string;
}

export interface CaptionsLayerProps {
  /** The cues of this moment, in the order of their file. */
  cues: readonly CaptionsCue[];
  /** How the viewer wants them to look; the default look when left out. */
  look?: CaptionsLook;
  /** Whether the controls are shown, so that cues are above them. `false` by default. */
  raised?: boolean;
}

/** Cues that have the same place share one box, one below the other. */
function boxesOf(cues: readonly CaptionsCue[], wish: CaptionsLook['position']) {
  const boxes = new Map<string, { place: CuePlace; cues: CaptionsCue[] }>();
  for (const cue of cues) {
    const place = placeCue(cue, wish);
    const key = JSON.stringify(place);
    const box = boxes.get(key) ?? { place, cues: [] };
    box.cues.push(cue);
    boxes.set(key, box);
  }
  return [...boxes].map(([key, box]) => ({ key, ...box }));
}

/**
 * Captions over the picture, in the viewer's look, whole, never outside it and above the controls.
 * Only in the browser: a cue has a style of its own.
 */
export function CaptionsLayer(props: CaptionsLayerProps) {
  const { cues, look = CAPTIONS_PRESETS.default, raised = false } = props;
  const { font, edge } = look;
  const layer = useRef<HTMLDivElement>(null);
  useFit(layer, JSON.stringify([look, cues.map(({ id }) => id)]));
  return (
    <div
      ref={layer}
      className={styles.layer({ raised, font, edge }).className}
      style={lookStyle(look)}
      data-ui="captions"
    >
      {boxesOf(cues, look.position).map(({ key, place, cues: inside }) => (
        <div
          key={key}
          className={
            styles.place({ from: place.from, vertical: place.vertical ?? 'none' }).className
          }
        >
          <span style={{ flex: `0 1 ${place.offset}` }} />
          <div
            className={styles.box({ align: place.align }).className}
            style={{ marginInlineStart: `${place.inset}%`, inlineSize: `${place.size}%` }}
          >
            {inside.map(({ id, content, lang }) => (
              <div key={id} className={styles.cue({ align: place.align }).className} lang={lang}>
                <span>{content}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
