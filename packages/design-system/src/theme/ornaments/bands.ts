import { lowWindow } from './low-window';

/** Diagonal bands, very large numerals, and a collage of picture and plain colour. */
export const bands = `
body{counter-reset:rail}
[data-ui=rail]{counter-increment:rail}
[data-ui=rail-title]{font-size:calc(min(var(--t5),7vw)*var(--display-scale))}
[data-ui=rail-title]::before{content:counter(rail,decimal-leading-zero);flex:none;margin-inline-end:.4em;color:var(--accent-text);font-variant-numeric:tabular-nums}
[data-ui=rail-title] svg{color:inherit}
[data-ui=ranking][data-champion=true]{background:linear-gradient(118deg,var(--accent) 94%,var(--accent-alt) 0)}
[data-ui=fallback]{border-radius:inherit;background:linear-gradient(118deg,var(--accent) 68%,var(--accent-alt) 0 84%,var(--text) 0);color:var(--on-accent)}[data-ui=fallback] svg{opacity:1;stroke-width:2}
[data-ui=hero]{overflow:clip;background:var(--accent)}
[data-ui=hero-slide]{--art-text:var(--on-accent);min-block-size:0;grid-template-rows:auto 1fr;align-items:start;background:var(--accent)}
[data-ui=hero-slide]{color:var(--on-accent)}
[data-ui=hero-scrim]{display:none}
[data-ui=hero-art]{position:relative;inset:auto;aspect-ratio:1;clip-path:polygon(0 0,100% 0,100% 82%,0 100%)}
[data-ui=hero-text]{padding-block:var(--s13) var(--s55)}
[data-ui=hero-text]::before{content:counter(slide,decimal-leading-zero);font:800 clamp(5rem,15vw,15rem)/.8 var(--font-display);letter-spacing:-.06em;color:var(--accent-alt)}
[data-ui=hero]{counter-reset:slide}[data-ui=hero-text]{counter-increment:slide}
[data-ui=hero-text] [data-variant=primary]{background:var(--accent-alt);border-color:transparent;color:var(--on-accent-alt)}
[data-ui=hero-art] :is(img,video){object-position:50% 10%}
@media(min-width:768px){[data-ui=hero-art] :is(img,video){object-position:80% 10%}
[data-ui=hero-slide]{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);grid-template-rows:1fr;min-block-size:min(50vw,82svh);align-items:center}
[data-ui=hero-art]{grid-area:1/2;block-size:100%;aspect-ratio:auto;clip-path:polygon(21% 0,100% 0,100% 100%,0 100%);margin-inline-start:-6vw}
[data-ui=hero-slide]::before{content:"";grid-area:1/2;block-size:100%;margin-inline-start:-9vw;background:var(--accent-alt);clip-path:polygon(21% 0,50% 0,50% 100%,0 100%)}
[data-ui=hero-slide]:dir(rtl)::before{clip-path:polygon(50% 0,79% 0,100% 100%,50% 100%)}
[data-ui=hero-art]:dir(rtl){clip-path:polygon(0 0,79% 0,100% 100%,0 100%)}
[data-ui=hero-text]{grid-area:1/1;z-index:1;padding-block:var(--s34) var(--s89);padding-inline-end:8vw}
[data-ui=hero-title]{font-size:calc(clamp(2rem,.6rem + 3.4vw,4.6rem)*var(--display-scale))!important}
[data-ui=hero-controls]{inset-inline:calc(var(--gutter) - var(--s5)) auto}}
@media(min-width:1024.02px){[data-ui=nav-item][aria-current]{background:var(--text);color:var(--surface)}[data-ui=nav-item][aria-current]::after{display:none}
[data-ui=split-art]{clip-path:polygon(0 0,100% 0,calc(100% - 13vw) 100%,0 100%)}
[data-ui=split-art]:dir(rtl){clip-path:polygon(0 0,100% 0,100% 100%,13vw 100%)}
[data-ui=split]::before{content:"";grid-area:1/1;margin-inline-end:-5vw;background:var(--accent);clip-path:polygon(50% 0,100% 0,calc(100% - 13vw) 100%,50% 100%)}
[data-ui=split]:dir(rtl)::before{clip-path:polygon(0 0,50% 0,50% 100%,13vw 100%)}[data-ui=split-art]{grid-area:1/1}}
[data-ui=dialog]::before,[data-ui=sheet]::before{content:"";position:absolute;z-index:1;inset:0 0 auto;block-size:8px;background:linear-gradient(115deg,var(--accent) 68%,var(--accent-alt) 0)}
[data-ui=state-plate]{border-radius:var(--r3);rotate:-6deg;background:var(--accent-alt);color:var(--on-accent-alt)}
${lowWindow}
`;
