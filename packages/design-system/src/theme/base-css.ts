import { BASE_VARIABLES, declarations, WIDE_VARIABLES } from './base-variables';

/**
 * CSS that is the same for every brand: reset, scale, focus, print. It is static, so that one hash
 * allows it in a content security policy.
 */
export const baseCss = [
  `:root{${declarations(BASE_VARIABLES)}}`,
  `@media(min-width:1024.02px){:root{${declarations(WIDE_VARIABLES)}}}`,
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:calc(var(--bar) + 13px);background:var(--surface)}',
  'body{margin:0;background:var(--surface);color:var(--text);font-family:var(--font-text);font-size:var(--t1);line-height:1.5;',
  '-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility;overflow-x:clip;accent-color:var(--accent)}',
  'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}',
  'img,svg,video{display:block;max-inline-size:100%}[hidden]{display:none!important}',
  '::selection{background:var(--accent);color:var(--on-accent)}',
  ':focus-visible{outline:2px solid var(--focus);outline-offset:3px}:focus:not(:focus-visible){outline:none}',
  // focus goes here from code, so that reading begins here; no key leads here or does anything
  // here, so no ring
  ':is(main,h1,h2,h3)[tabindex="-1"]:focus{outline:none}',
  // the animations of all components, so that no component needs Stitches' keyframes() and its work
  // at import
  '@keyframes turn{to{transform:rotate(1turn)}}@keyframes pulse{50%{opacity:.35}}@keyframes breathe{50%{opacity:.55}}',
  '@keyframes rise{from{opacity:0;transform:translateY(8px)}}@keyframes pop{from{opacity:0;transform:scale(.6)}}',
  '@keyframes slide{from{opacity:0;translate:var(--from,0 8px)}}@keyframes draw{from{clip-path:inset(0 100% 0 0)}}@keyframes sweep{from{inset-inline-start:-40%}to{inset-inline-start:100%}}',
  '@keyframes fill{from{transform:scaleX(0)}}@keyframes appear{from{opacity:0}}@keyframes shake{20%,60%{translate:-5px}40%,80%{translate:5px}}@keyframes bar-over{to{background-color:var(--surface)}}',
  // the page behind an open sidebar, a dialog or a player that fills it does not scroll
  'html:has([data-lock]:popover-open),html:has(dialog[data-lock][open]),html:has([data-view=full-page]){overflow:hidden}',
  // a shortest duration would make every property of every element pass from value to value, and what
  // is measured within the frame would be the old one
  '@media(prefers-reduced-motion:reduce){*,::before,::after{scroll-behavior:auto!important;transition:none!important}',
  '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}',
  '@media(forced-colors:active){:focus-visible{outline-color:Highlight}}',
  // no ornament behind words for viewers who ask for plain grounds
  '@media(forced-colors:active),(prefers-contrast:more){body{background-image:none!important}}',
  '@media print{:root{color-scheme:light;--surface:#fff;--text:#000;--text-muted:#333}nav,button,[data-ui=hero-controls]{display:none!important}}',
].join('');
