import { escapeAttribute, escapeText, jsonForScript } from '@marquee/renderer/head';
import { MARK_VIEWER } from './mark-viewer';
import { type PageData, pageDataId } from './page-data';

export interface DocumentParts {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Attributes of the root element that set the brand's look. */
  attributes: Record<string, string>;
  /** A Content-Security-Policy in the page itself. It holds for what follows it, so it comes first. */
  policy?: string;
  /** Runs before the page loads anything. */
  firstScript?: string;
  /** Title, meta, canonical, alternates, Open Graph, structured data. */
  head: string;
  preloads: string;
  /**
   * The id of an element of the page: nothing is drawn before the parser has come to its end, by default that of all that shows. Html comes
   * in pieces, and what keeps to the bottom or the middle of a half of itself jumps. The page's data, which come last, are not waited for.
   */
  blocksPaintUntil?: string;
  /** Blocks of css, each in its own style element; each is allowed by its hash. */
  styles: readonly string[];
  themeColours: ReadonlyArray<{ colour: string; media?: string }>;
  icon: { href: string; type: string };
  /** The path of the web app manifest in the page's language. */
  manifest: string;
  /** Under which key the browser keeps that a viewer is signed in. */
  session: string;
  html: string;
  data: PageData;
  boot: {
    text: string;
    entry: string;
    sheet: string;
    preload: readonly string[];
  };
  unsupported: { title: string; text: string };
}

/** The whole document. Nothing of it names the product: it is the brand's page. */
export function writeDocument(parts: DocumentParts): string {
  const attributes = Object.entries(parts.attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const themeColours = parts.themeColours
    .map(
      ({ colour, media }) =>
        `<meta name="theme-color" content="${escapeAttribute(colour)}"${media ? ` media="${escapeAttribute(media)}"` : ''}>`,
    )
    .join('');
  const policy = parts.policy
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(parts.policy)}">`
    : '';
  const styles = parts.styles.map((css) => `<style>${css}</style>`).join('');
  return `<!doctype html>
<html lang="${escapeAttribute(parts.lang)}" dir="${parts.dir}"${attributes}>
<head>
<meta charset="utf-8">${policy}${parts.firstScript ? `<script>${parts.firstScript}</script>` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.preloads}
${parts.head}
${themeColours}
<link rel="expect" href="#${escapeAttribute(parts.blocksPaintUntil ?? 'app')}" blocking="render">
<link rel="icon" href="${escapeAttribute(parts.icon.href)}" type="${escapeAttribute(parts.icon.type)}">
<link rel="manifest" href="${escapeAttribute(parts.manifest)}">
${styles}
<script data-session="${escapeAttribute(parts.session)}">${MARK_VIEWER}</script>
</head>
<body>
<div id="unsupported" role="alert" hidden><strong>${escapeText(parts.unsupported.title)}</strong> ${escapeText(parts.unsupported.text)}</div>
<div id="app">${parts.html}</div>
<script type="application/json" id="${pageDataId}">${jsonForScript(parts.data)}</script>
<script data-entry="${escapeAttribute(parts.boot.entry)}" data-sheet="${escapeAttribute(parts.boot.sheet)}" data-preload="${escapeAttribute(parts.boot.preload.join(' '))}">${parts.boot.text}</script>
</body>
</html>
`;
}
