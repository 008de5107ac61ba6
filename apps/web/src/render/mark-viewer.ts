/**
 * Marks the page, before its first frame, where this browser holds a viewer's session: pages are rendered as a guest sees them.
 * The key of the session is in `data-session`, so that one hash in the policy allows the text on every page.
 */
export const MARK_VIEWER =
  "try{if(localStorage.getItem(document.currentScript.dataset.session)!==null)document.documentElement.dataset.knownViewer=''}catch{}";
