import type { Plugin } from 'vite';
import { firstCodeProblems, PIECES, type Piece, pieceOf, readFirstCode } from './first-code';

const lines = readFirstCode();

/** The bundler's groups, one a piece. The core has its imports as well; other pieces have only the files listed for them. */
export const codeSplitting = {
  groups: (Object.keys(PIECES) as Piece[]).map((name) => ({
    name,
    test: (moduleId: string) => pieceOf(lines, moduleId) === name,
    includeDependenciesRecursively: name === 'core',
  })),
};

/** Ends a build whose lists of first code name a file that is not there, or one file twice. */
export function firstCodeGuard(): Plugin {
  return {
    name: 'first-code-guard',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd(error) {
      if (error) return;
      const problems = firstCodeProblems(lines, [...this.getModuleIds()]);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
