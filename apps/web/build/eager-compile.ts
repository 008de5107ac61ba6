import type { Plugin } from 'vite';

/** At the head of a file it has V8 compile the file's functions while it is on its way, beside the page's own thread. */
export const EAGER = '# allFunctionsCalledOnLoad';

export interface EagerFiles {
  /** Names of files. */
  names: readonly string[];
  /** Or what is in them. */
  modules: RegExp;
}

/**
 * Marks the files of which a page runs nearly everything as soon as it has them. Elsewhere a function is compiled when it is
 * first called, and the viewer waits for it. Other engines read a comment.
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
