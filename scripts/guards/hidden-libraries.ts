import type { Finding } from './finding';
import type { SourceFile } from './repository-files';

/** Libraries that only the design system may import; other packages use its components. */
const HIDDEN = /^(?:@stitches\/|radix-ui(?:\/|$)|@radix-ui\/|downshift(?:\/|$))/;
const HOME = 'packages/design-system/';
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g;

/** Finds imports of the design system's libraries in other packages. */
export const hiddenImports = (sources: readonly SourceFile[]): Finding[] =>
  sources
    .filter(({ file }) => !file.startsWith(HOME))
    .flatMap(({ file, text }) =>
      [...text.matchAll(IMPORT)].flatMap(({ index, 2: name = '' }) =>
        HIDDEN.test(name)
          ? [
              {
                file,
                line: text.slice(0, index).split('\n').length,
                message: `imports ${name}, which belongs to the design system; use or add a component there.`,
              },
            ]
          : [],
      ),
    );
