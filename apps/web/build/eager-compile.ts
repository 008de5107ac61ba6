import type { Plugin } from 'vite';

/** At the head of a file, makes V8 compile the file's functions while it loads, beside the page's own thread. */
export const EAGER = '# allFunctionsCalledOnLoad';

export interface EagerFiles {
  /** Names of files. */
  names: readonly string[];
  /** Matches modules in the files. */
  modules: RegExp;
}

/**
 * Marks the files of which a page runs nearly everything at once. Elsewhere V8 compiles a function at its first call, and the
 * viewer waits for it. To other engines the mark is a comment.
 */
export function eagerCompile({ names, modules }: EagerFiles): Plugin {
  return {
    name: 'eager-compile',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk: (code, { name, moduleIds }) =>
      names.includes(name) || moduleIds.some((id) => modules.test(id))
        ? { code: `//${EAGER}\n${code}`, map: null }
        : null,
  };
}
