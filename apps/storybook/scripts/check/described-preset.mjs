const DEFAULT = /\bby default\b|\((?:the )?default\)/i;

/**
 * Reads the default that a prop's description gives, e.g. in "`primary` by default; at most one
 * primary action in a view.". `some` is a default in words that name no value.
 * @param {string} description
 * @returns {{ kind: 'nothing' } | { kind: 'some' } | { kind: 'none' } | { kind: 'value', value: string }}
 */
export function describedPreset(description) {
  const said = DEFAULT.exec(description);
  if (!said) return { kind: 'nothing' };
  // the part of the sentence with the default
  const before =
    description
      .slice(0, said.index)
      .split(/[;:.](?:\s|$)/)
      .at(-1) ?? '';
  if (/\ball but\b/i.test(before)) return { kind: 'some' };
  const quoted = [...before.matchAll(/`([^`]+)`/g)].at(-1)?.[1];
  if (quoted) return { kind: 'value', value: quoted };
  const word = /([\w-]+)\s*$/.exec(before)?.[1]?.toLowerCase() ?? '';
  if (word === 'none') return { kind: 'none' };
  return /^(true|false|\d+)$/.test(word) ? { kind: 'value', value: word } : { kind: 'some' };
}

/**
 * Compares the default in a prop's description with the one in the table. Returns the problem;
 * undefined when they agree.
 * @param {string} description
 * @param {string | undefined} shown
 */
export function presetProblem(description, shown) {
  const said = describedPreset(description);
  if (said.kind === 'nothing') return undefined;
  if (said.kind === 'none')
    return shown === undefined || shown === "''"
      ? undefined
      : `says that it has no default, and the code gives it ${shown}`;
  if (shown === undefined) return 'says that it has a default, and the table shows none';
  if (said.kind === 'some' || said.value === shown) return undefined;
  return `says ${said.value} by default, and the code says ${shown}`;
}
