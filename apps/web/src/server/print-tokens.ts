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
  /** One scheme alone; without it, each that a realm has. */
  scheme?: Scheme | undefined;
}

export type PrintedTokens =
  | { ok: true; text: string; files: TokenFile[] }
  /** The reason, for the operator. */
  | { ok: false; why: string };

/** The design tokens of realms, from which the style sheets of their pages are made. */
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
