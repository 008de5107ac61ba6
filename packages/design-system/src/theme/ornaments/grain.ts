import { lowWindow } from './low-window';

/**
 * Fibres of paper, as a picture of noise that every engine draws alike. A very fine gradient gives
 * a grain in Chromium alone; other engines show lines where its tiles meet.
 */
const paper =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='233' height='233'%3E%3Cfilter id='n' x='0' y='0' width='1' height='1'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.8' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .42 0 0 0 0 .25 0 0 0 0 .1 0 0 0 .8 -.33'/%3E%3C/filter%3E%3Crect width='233' height='233' filter='url(%23n)'/%3E%3C/svg%3E";

/** Paper, framed prints, and dark ink on a label instead of white text on a hero's picture; text on other pictures stays white. */
export const grain = `
body{background-image:url("${paper}")}
[data-ui=rail-title]{padding-block-end:var(--s5);border-block-end:3px double var(--border-strong);margin-block-end:var(--s5)}
[data-ui=art]{border:5px solid var(--surface-overlay);box-shadow:0 0 0 1px var(--border),0 2px 5px rgb(60 30 10/.14)}
[data-ui=card]{--card-title:calc(var(--t1)*1.08*var(--display-scale));--card-leading:1.2}
[data-ui=card-title]{font-family:var(--font-display);font-weight:var(--display-weight);word-spacing:var(--display-space)}
[data-ui=avatar]{--avatar-round:6px}
[data-ui=ranking][data-champion=true]{box-shadow:inset 0 0 0 5px var(--accent),inset 0 0 0 6px var(--on-accent)}
[data-ui=fallback]{background:radial-gradient(circle at 50% 50%,color-mix(in srgb,var(--accent-alt) 34%,transparent) 1px,transparent 1.6px) 0 0/7px 7px,var(--accent-soft);color:var(--accent-alt)}
[data-ui=hero]{--art-text:var(--text);--art-tint:var(--tint);--art-tint-strong:var(--tint-strong);--art-border:var(--border-strong);padding:var(--s13) var(--gutter) 0}
[data-ui=hero-scrim]{display:none}
[data-ui=hero-slide]{min-block-size:0;grid-template-rows:auto 1fr;align-items:start}
[data-ui=hero-art]{position:relative;inline-size:100%;inset:auto;aspect-ratio:1;border:8px solid var(--surface-overlay);border-radius:var(--r3);box-shadow:0 0 0 1px var(--border),0 8px 34px rgb(60 30 10/.18)}
[data-ui=hero-text]{margin:-55px var(--s8) 0;padding:var(--s21);max-inline-size:none;background:var(--surface-overlay);border-radius:var(--r3);box-shadow:0 0 0 1px var(--border),inset 0 0 0 5px var(--surface-overlay),inset 0 0 0 6px var(--border-strong);outline:1px solid transparent}
[data-ui=hero-controls]{inset-block:auto calc(-1*var(--s55));inset-inline:var(--gutter) auto}
[data-ui=hero]{margin-block-end:var(--s55)}
[data-ui=hero-art] :is(img,video){object-position:50% 10%}
@media(min-width:768px){[data-ui=hero-art]{aspect-ratio:1.8;max-block-size:50svh}
[data-ui=hero-text]{margin-inline:var(--s34);padding:var(--s34)}}
@media(min-width:1024px){[data-ui=hero-slide]{padding-block-end:var(--s89)}
[data-ui=hero-art]{aspect-ratio:2;max-block-size:64svh}
[data-ui=hero-text]{position:absolute;inset:auto auto 0;inset-inline-start:var(--s34);margin:0;max-inline-size:min(38rem,max(54%,28.5rem))}
[data-ui=hero]{margin-block-end:var(--s13)}
[data-ui=hero-controls]{inset-block-end:0;inset-inline:auto calc(var(--gutter) - var(--s5))}}
@media(min-width:1024.02px){[data-ui=split-art]{inset-block-start:var(--s21);margin:var(--s21);margin-inline-end:0;block-size:calc(100svh - 42px);border:8px solid var(--surface-overlay);border-radius:var(--r3);box-shadow:0 0 0 1px var(--border),0 8px 34px rgb(60 30 10/.18)}[data-ui=plate]{inset-block-start:29px;inset-inline-start:55px}}
[data-ui=plate]{border-radius:0 0 var(--r3) var(--r3);inset-inline-start:var(--gutter);padding-inline:var(--s21);box-shadow:0 0 0 1px var(--border)}
[data-ui=dialog]{box-shadow:var(--shadow),inset 0 0 0 5px var(--surface-overlay),inset 0 0 0 6px var(--border-strong)}
[data-ui=state-plate]{box-shadow:0 0 0 5px var(--surface),0 0 0 6px var(--border-strong)}
${lowWindow}
`;
