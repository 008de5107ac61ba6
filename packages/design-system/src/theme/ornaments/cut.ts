/** Parallelograms, cut corners, and an angled edge under the hero. */
export const cut = `
[data-ui=button]{font-family:var(--font-display);font-weight:var(--display-weight);font-size:calc(var(--t1)*var(--display-scale)*.9);letter-spacing:.015em;text-transform:var(--display-case)}
[data-ui=button]:not([data-variant=quiet],[data-variant=vendor]){transform:skewX(-9deg)}
[data-ui=button]:not([data-variant=quiet],[data-variant=vendor])>span{transform:skewX(9deg)}
[data-ui=tab]{font-family:var(--font-display);font-size:calc(var(--t1)*var(--display-scale)*.92);font-weight:700;text-transform:var(--display-case)}
[data-ui=rail-title]::before{content:"";flex:none;inline-size:.24em;block-size:.74em;margin-inline-end:.34em;background:var(--accent);transform:skewX(-14deg)}
[data-ui=card]{--card-title:calc(var(--t2)*var(--display-scale));--card-leading:1.08}
[data-ui=card-title]{font-family:var(--font-display);font-weight:var(--display-weight);letter-spacing:.005em;word-spacing:var(--display-space);text-transform:var(--display-case)}
[data-ui=avatar]{--avatar-round:2px}
[data-ui=ranking][data-champion=true]{clip-path:polygon(0 0,100% 0,100% calc(100% - 18px),calc(100% - 18px) 100%,0 100%)}
[data-ui=fallback]{background:linear-gradient(118deg,var(--surface-overlay) 70%,var(--accent) 0 72%,transparent 0 74%,var(--accent) 0 88%,var(--surface-sunken) 0)}
[data-ui=hero-fallback]{background:repeating-linear-gradient(118deg,var(--accent) 0 8vw,color-mix(in srgb,var(--accent) 80%,#000) 0 16vw)}
[data-ui=art]{clip-path:polygon(0 0,100% 0,100% calc(100% - 18px),calc(100% - 18px) 100%,0 100%)}
[data-ui=hero-text]{padding-block-end:calc(var(--s55) + 4vw)}
[data-ui=hero-controls]{inset-block-end:calc(var(--s5) + 4vw)}
[data-ui=hero-slide]{clip-path:polygon(0 0,100% 0,100% calc(100% - 5vw),0 100%)}
[data-ui=hero]::after{content:"";position:absolute;z-index:1;inset:auto 0 0;block-size:calc(5vw + 3px);background:linear-gradient(90deg,var(--accent),transparent 80%);clip-path:polygon(0 calc(100% - 3px),100% 0,100% 3px,0 100%);pointer-events:none}
[data-ui=hero]{margin-block-end:0}
[data-ui=plate]{padding-inline-end:var(--s55);clip-path:polygon(0 0,100% 0,calc(100% - 34px) 100%,0 100%)}
[data-ui=plate]:dir(rtl){clip-path:polygon(0 0,100% 0,100% 100%,34px 100%)}
@media(min-width:1024.02px){[data-ui=nav-item]{font-family:var(--font-display);font-size:calc(var(--t1)*var(--display-scale)*.92);font-weight:700;text-transform:var(--display-case)}
[data-ui=split-art]{clip-path:polygon(0 0,100% 0,calc(100% - 9vw) 100%,0 100%);margin-inline-end:-4vw}
[data-ui=split-art]:dir(rtl){clip-path:polygon(0 0,100% 0,100% 100%,9vw 100%)}}
[data-ui=dialog],[data-ui=sheet],[data-ui=menu],[data-ui=popover]{border-block-start:3px solid var(--accent)}
[data-ui=notice]{border-inline-start-width:5px}
[data-ui=state-plate]{border-radius:0;transform:skewX(-9deg)}
[data-ui=state-plate]>svg{transform:skewX(9deg)}
`;
