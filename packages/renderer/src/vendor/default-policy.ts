/**
 * The policy's name in the page's `trusted-types` directive; used where a script names no policy.
 */
export const DEFAULT_POLICY = 'default';

interface Rules {
  createScriptURL(address: string): string | null;
  createHTML(html: string): string | null;
}

interface WithTrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
}

const folders = new Set<string>();
let writers = 0;
let made = false;

/** The folder that an address lies in, with its last slash. */
export const folderOf = (address: string): string => new URL('./', address).href;

/**
 * Lets a vendor's script load further ones from its own folder: some come in two stages, and name
 * the second in plain text. Everything else is refused, as without the policy.
 */
export function allowInnerScripts(folder: string): void {
  folders.add(folder);
  make();
}

/**
 * Lets scripts write HTML as plain text, until the returned function is called: for a vendor whose
 * widget comes as HTML. Scripts and handlers in it do not run: the page's `script-src` prevents it.
 */
export function allowHtml(): () => void {
  writers += 1;
  make();
  let ended = false;
  return () => {
    if (!ended) writers -= 1;
    ended = true;
  };
}

function make(): void {
  if (made) return;
  made = true;
  const { trustedTypes } = globalThis as WithTrustedTypes;
  trustedTypes?.createPolicy(DEFAULT_POLICY, RULES);
}

export const RULES: Rules = {
  /** An address is checked after it is parsed as browsers parse it. */
  createScriptURL(address) {
    if (!URL.canParse(address)) return null;
    const { href, username } = new URL(address);
    const inside = [...folders].some((folder) => href.startsWith(folder));
    return inside && username === '' ? address : null;
  },
  createHTML: (html) => (writers > 0 ? html : null),
};
