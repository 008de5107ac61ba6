/**
 * For ornaments that set the picture above the text: in a low window, or at 200 %, title and action
 * stay in view with the picture.
 */
export const lowWindow =
  '@media(max-width:767.98px) and (max-height:480px){[data-ui=hero-art]{aspect-ratio:auto;block-size:20svh}' +
  '[data-ui=hero-text]{align-content:start;gap:var(--s8);padding-block:var(--s13) var(--s55)}[data-ui=hero-text]::before{display:none}}';
