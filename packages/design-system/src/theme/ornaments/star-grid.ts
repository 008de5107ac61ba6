import { lowWindow } from './low-window';

const STAR =
  'polygon(50% 0,60% 26%,85% 15%,74% 40%,100% 50%,74% 60%,85% 85%,60% 74%,50% 100%,40% 74%,15% 85%,26% 60%,0 50%,26% 40%,15% 15%,40% 26%)';

const line = (angle: string, step: number) =>
  `repeating-linear-gradient(${angle},var(--accent) 0 1px,transparent 0 ${step}px)`;

/** Squares on squares turned by 45 degrees: the ground of the eight-pointed star. */
const LATTICE = [line('45deg', 34), line('-45deg', 34), line('90deg', 48), line('0deg', 48)].join();

/**
 * A lattice of eight-pointed stars, gold light, centred text. Centred text would cover the subject
 * of a hero's picture, so the picture ends above the text and fades into its own colour. On phones,
 * where the text takes most of the room, the picture gets what is left.
 */
export const starGrid = `
[data-ui=rail-title]::before{content:"";flex:none;inline-size:.72em;block-size:.72em;margin-inline-end:.5em;background:var(--accent);clip-path:${STAR}}
[data-ui=card]{--card-leading:1.45}
[data-ui=art]::after{content:"";position:absolute;inset:0;border:1px solid color-mix(in srgb,var(--accent) 42%,transparent);border-radius:inherit;pointer-events:none}
[data-ui=ranking][data-champion=true]{box-shadow:0 8px 34px color-mix(in srgb,var(--accent) 40%,transparent)}
[data-ui=hero-fallback]{background:${LATTICE},var(--accent-alt)}
[data-ui=fallback]{position:relative;isolation:isolate;background:radial-gradient(circle,var(--accent-soft),var(--surface-sunken))}
[data-ui=fallback]::before{content:"";position:absolute;z-index:-1;inset:0;background:${LATTICE};opacity:.22}
[data-ui=hero]{padding:var(--s13) var(--gutter) 0}
[data-ui=hero]::before{content:"";position:absolute;inset:0;block-size:130%;background:${LATTICE};opacity:.1;mask-image:linear-gradient(#000,transparent)}
[data-ui=hero-scrim]>rect:first-of-type{opacity:1}
[data-ui=hero-scrim]>rect:last-of-type{display:none}
@media(min-width:768px) and (max-width:1099.98px){[data-ui=hero-slide]{min-block-size:min(84vw,82svh)}}
[data-ui=hero-field]{display:block;inline-size:100%;block-size:100%}
@media(min-width:768px){[data-ui=hero-art]{inset-block-end:27%;mask-image:linear-gradient(#000 66%,transparent)}
[data-ui=hero-art] :is(img,video){object-position:50% 100%}}
@media(min-width:768px) and (max-height:600px){[data-ui=hero-art] :is(img,video){object-position:50% 60%}}
[data-ui=hero-slide]{border-radius:21px;overflow:clip;box-shadow:0 0 0 1px color-mix(in srgb,var(--accent) 55%,transparent),0 21px 89px -13px color-mix(in srgb,var(--accent) 40%,transparent)}
[data-ui=hero-text]{justify-content:center;justify-items:center;text-align:center;padding-inline:var(--s21)}
[data-ui=hero-text]::before{content:"";inline-size:21px;block-size:21px;background:var(--accent);clip-path:${STAR}}
[data-ui=hero-text] *{justify-content:center}
[data-ui=hero-controls]{inset-inline:0;justify-content:center;inset-block-end:0}
[data-ui=hero-text]{padding-block-end:var(--s55)}
@media(max-width:767.98px){[data-ui=hero-slide]{min-block-size:0;grid-template-rows:minmax(min(80vw,40svh),1fr) auto;align-items:stretch}
[data-ui=hero-art]{position:relative;inset:auto;grid-area:1/1;contain:size;mask-image:linear-gradient(#000 70%,transparent)}
[data-ui=hero-art] :is(img,video){object-position:50% 12%}
[data-ui=hero-text]{grid-area:2/1;margin-block-start:calc(-1*var(--s21));padding-block-start:0;gap:var(--s8)}
[data-ui=hero-text]::before{display:none}}
${lowWindow}
@media(max-width:767.98px) and (max-height:480px){[data-ui=hero-slide]{grid-template-rows:auto 1fr}[data-ui=hero-text]{margin:0}}
[data-ui=split-art]::after{content:"";position:absolute;inset:0;background:${LATTICE};opacity:.16;mask-image:linear-gradient(transparent 40%,#000)}
[data-ui=plate]{border-radius:0 0 21px 21px;inset-inline-start:var(--gutter);padding-inline:var(--s34)}
[data-ui=dialog],[data-ui=sheet],[data-ui=menu],[data-ui=popover]{border-color:color-mix(in srgb,var(--accent) 55%,transparent)}
[data-ui=state-plate]{inline-size:144px;block-size:144px;border-radius:0;clip-path:${STAR}}
`;
