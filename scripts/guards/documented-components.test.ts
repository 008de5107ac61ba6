import { describe, expect, it } from 'vitest';
import { documentedBy, exportedComponents, undocumented } from './documented-components';
import { repositoryFiles } from './repository-files';

const entry = (text: string) => ({ file: 'index.ts', text });
const stories = (text: string) => ({ file: 'Sample.stories.tsx', text });
const told = 'export const Everything: Story = { render: () => <Button /> };';

describe('the components of the design system', () => {
  it('all have a story', () => {
    const [index] = repositoryFiles('packages/design-system/src/index.ts');
    const files = repositoryFiles('packages/design-system/src/*.stories.tsx');
    expect(index && exportedComponents(index).length).toBeGreaterThan(50);
    const modules = repositoryFiles('packages/design-system/src/components/*/index.ts');
    expect(index && undocumented(index, files, modules)).toEqual([]);
  });

  it('are the capitalised values of its entry, not the types, hooks and constants', () => {
    expect(
      exportedComponents(
        entry(
          "export { Button, type ButtonProps, useField, CARD_SIZES, isRealDate } from './x'; export type { Look } from './y';",
        ),
      ),
    ).toEqual(['Button']);
  });

  it('cannot be hidden by a star export', () => {
    expect(undocumented(entry("export * from './components/Button';"), [])).toEqual([
      "* from './components/Button'",
    ]);
  });

  it('are documented by a meta that names them as component or subcomponent', () => {
    const text = `const meta = { title: 'Actions/Button', component: Button, subcomponents: { IconButton, Link: TextLink } } satisfies Meta<typeof Button>; export default meta; ${told}`;
    expect(documentedBy(stories(text))).toEqual(['Button', 'IconButton', 'TextLink']);
    expect(documentedBy(stories(`export default { component: Tag }; ${told}`))).toEqual(['Tag']);
  });

  it('are documented by one of them where a story shows a whole index', () => {
    const icons = {
      file: 'Icon/index.ts',
      text: "export { PlayIcon } from './generated/PlayIcon'; export { LockIcon } from './generated/LockIcon';",
    };
    const drawn = (meta: string) => ({
      file: 'Icon/Icon.stories.tsx',
      text: `import * as icons from './index'; export default { ${meta} }; ${told}`,
    });
    expect(documentedBy(drawn('component: icons.PlayIcon'), [icons])).toEqual([
      'PlayIcon',
      'LockIcon',
    ]);
    expect(documentedBy(drawn("title: 'Icons'"), [icons])).toEqual([]);
  });

  it.each([
    ['there is no file for it', []],
    [
      'its file documents another',
      [stories(`const meta = { component: Badge }; export default meta; ${told}`)],
    ],
    [
      'its file only draws it',
      [stories(`const meta = { title: 'Button' }; export default meta; ${told}`)],
    ],
    [
      'its file tells no story',
      [stories('const meta = { component: Button }; export default meta;')],
    ],
    ['its file has no meta', [stories(`const meta = { component: Button }; ${told}`)]],
  ])('are missed when %s', (_, files) => {
    expect(undocumented(entry("export { Button } from './components/Button';"), files)).toEqual([
      'Button',
    ]);
  });
});
