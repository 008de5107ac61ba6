import {
  type TokenFile,
  type TokenFormat,
  tokenFiles,
  tokenSets,
  tokensRefused,
  tokenText,
} from '@marquee/design-system/theme';
import type { Realm } from '@marquee/realm';
import type { Scheme } from '@marquee/theme';

export interface TokenOptions {
  format: TokenFormat;
  /** One scheme alone; each that a realm has when left out. */
  scheme?: Scheme | undefined;
}

export type PrintedTokens =
  | { ok: true; text: string; files: TokenFile[] }
  /** Why not, for the person who asked. */
  | { ok: false; why: string };

/** The design tokens of realms: what the style sheets of their pages are made of. */
export function printTokens(
  realms: readonly Realm[],
  { format, scheme }: TokenOptions,
): PrintedTokens {
  const lacking = realms.find(({ theme }) => scheme && ![scheme, 'auto'].includes(theme.scheme));
  if (lacking) {
    const { id, theme } = lacking;
    return {
      ok: false,
      why: `The realm "${id}" is ${theme.scheme} alone: it has no ${scheme} pages.`,
    };
  }
  const sets = realms.flatMap(({ id, theme }) => tokenSets(id, theme, scheme));
  const why = tokensRefused(sets, format);
  if (why) return { ok: false, why };
  return { ok: true, text: tokenText(sets, format), files: tokenFiles(sets, format) };
}
