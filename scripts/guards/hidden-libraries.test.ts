import { describe, expect, it } from 'vitest';
import { inWords } from './finding';
import { hiddenImports } from './hidden-libraries';
import { repositoryFiles } from './repository-files';

const page = (text: string, file = 'packages/catalogue/src/Home.tsx') => [{ file, text }];

describe('hiddenImports', () => {
  it('finds no import in the repository', () => {
    // this test has to write what it forbids
    const files = repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.js', '*.mts').filter(
      ({ file }) => !file.startsWith('scripts/guards/'),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(inWords(hiddenImports(files))).toEqual([]);
  });

  it.each([
    "import { createStitches } from '@stitches/react';",
    "import type { CSS } from '@stitches/react';",
    "import { Tabs } from 'radix-ui';",
    "import * as Dialog from '@radix-ui/react-dialog';",
    "export { useCombobox } from 'downshift';",
    "const { useCombobox } = await import('downshift');",
    "const stitches = require('@stitches/core');",
    'import {\n  Menu,\n} from "radix-ui";',
  ])('refuses %s', (text) => {
    expect(hiddenImports(page(text))).toHaveLength(1);
  });

  it('allows imports in the design system itself, and of libraries whose names only begin alike', () => {
    const own = "import { Tabs } from 'radix-ui';";
    expect(hiddenImports(page(own, 'packages/design-system/src/components/Tabs/Tabs.tsx'))).toEqual(
      [],
    );
    expect(hiddenImports(page("import x from 'radix-uid'; import y from './downshift';"))).toEqual(
      [],
    );
  });
});
