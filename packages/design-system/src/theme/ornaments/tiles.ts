import { lowWindow } from './low-window';

const LIGHT = 'rgb(255 255 255/.16)';
const DARK = 'rgb(0 0 0/.2)';

/**
 * Draws a disc in one tile of a pattern of four by three: its centre and radius in tiles, the
 * tile's column and row.
 */
const disc = (colour: string, centre: string, radius: number, column: number, row: number) =>
  `radial-gradient(circle at ${centre},${colour} calc(var(--tile)*${radius} - .5px),transparent calc(var(--tile)*${radius})) calc(var(--tile)*${column}) calc(var(--tile)*${row})/calc(var(--tile)*4) calc(var(--tile)*3)`;

/**
 * Quarter, half and whole discs, as in the brand's pictures, on the part of a hero without text.
 */
const PATTERN = [
  disc(LIGHT, '0 0', 1, 0, 0),
  disc(DARK, '0 0', 1, 2, 0),
  disc('var(--accent)', 'calc(var(--tile)*.5) calc(var(--tile)*.5)', 0.5, 3, 0),
  disc(DARK, '0 0', 1, 1, 1),
  disc(LIGHT, '0 0', 1, 3, 1),
  disc(LIGHT, '0 0', 1, 1, 2),
  disc(DARK, 'calc(var(--tile)*.5) calc(var(--tile)*.5)', 0.5, 2, 2),
].join();

/** Rounded tiles, and plain areas in each picture's own colour. */
export const tiles = `
[data-ui=hero]{padding:0 var(--gutter)}
[data-ui=hero-slide]{min-block-size:0;grid-template-rows:auto 1fr;gap:var(--gap);align-items:stretch}
[data-ui=hero-scrim]{display:none}
[data-ui=hero-field]{display:block;position:relative;inset:auto;grid-area:2/1;inline-size:100%;block-size:100%;border-radius:var(--r3)}
[data-ui=hero-art]{position:relative;inset:auto;grid-area:1/1;inline-size:100%;aspect-ratio:1;border-radius:var(--r3)}
[data-ui=hero-text]{grid-area:2/1;align-content:end;padding:var(--s34) var(--s21) var(--s55);max-inline-size:none}
[data-ui=hero-controls]{inset-inline:calc(var(--gutter) + var(--s13)) auto}
[data-ui=hero-art] :is(img,video){object-position:50% 10%}
@media(min-width:768px){[data-ui=hero-art] :is(img,video){object-position:80% 10%}
[data-ui=hero-slide]{grid-template-columns:minmax(0,5fr) minmax(0,8fr);grid-template-rows:1fr;min-block-size:min(46vw,72svh)}
[data-ui=hero-art]{grid-area:1/2;aspect-ratio:auto;block-size:100%}
[data-ui=hero-field],[data-ui=hero-text]{grid-area:1/1}
[data-ui=hero-text]{padding:0 var(--s34) 89px;grid-template:minmax(0,1fr)/minmax(0,1fr);align-content:stretch}
[data-ui=hero-text]::before{content:"";justify-self:stretch;--tile:round(clamp(76px,8.95vw,171px),1px);margin-inline:calc(-1*var(--s34));block-size:round(down,100%,var(--tile));border-start-start-radius:var(--r3);border-start-end-radius:var(--r3);background:${PATTERN}}
[data-ui=hero-title]{font-size:calc(clamp(2rem,1rem + 2.6vw,4rem)*var(--display-scale))!important}
[data-ui=hero-controls]{inset-block-end:var(--s21);inset-inline-start:calc(var(--gutter) + var(--s21))}}
[data-ui=hero-text] [data-variant=primary]{background:#fff;border-color:#fff;color:#111}
[data-ui=card]{gap:0;block-size:100%;border-radius:var(--r3);background:var(--surface-raised);box-shadow:0 0 0 1px var(--border)}
[data-ui=card]:has(a):hover,[data-ui=card]:focus-within{box-shadow:0 0 0 2px var(--accent-edge)}
[data-ui=card] [data-ui=art]{border-end-end-radius:0;border-end-start-radius:0}
[data-ui=avatar]{--avatar-round:30%}
[data-ui=fallback]{background:var(--accent-soft)}[data-ui=fallback] svg{box-sizing:content-box;inline-size:16%;padding:7%;border-radius:28%;background:var(--accent);color:var(--on-accent);opacity:1}
[data-ui=caption]{padding:var(--s13)}
[data-ui=rail-title] svg{box-sizing:content-box;padding:5px;border-radius:50%;background:var(--accent-soft)}
@media(min-width:1024.02px){[data-ui=nav-item][aria-current]{background:var(--accent-soft);color:var(--accent-text)}[data-ui=nav-item][aria-current]::after{display:none}
[data-ui=split]{padding:var(--s13)}[data-ui=split-art]{border-radius:34px;block-size:calc(100svh - 26px);inset-block-start:13px}[data-ui=plate]{inset-block-start:var(--s13);inset-inline-start:var(--s13)}}
[data-ui=dialog],[data-ui=sheet]{border-color:transparent}
[data-ui=state-plate]{border-radius:34px}
@media(min-width:768px){[data-ui=dialog]{border-radius:34px}}
${lowWindow}
`;
