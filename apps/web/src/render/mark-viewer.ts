/**
 * Marks the page, before its first frame, where this browser holds a viewer's session: pages are rendered as a guest sees them.
 * One who has begun titles is marked as well (`.begun`), since their place is kept until the session has come.
 * The key of the session is in `data-session`, so that one hash in the policy allows the text on every page.
 */
export const MARK_VIEWER =
  "try{const k=document.currentScript.dataset.session,d=document.documentElement.dataset;if(localStorage.getItem(k)!==null){d.knownViewer='';if(localStorage.getItem(k+'.begun')!==null)d.begunViewer=''}}catch{}";
