import type { Command } from '../command';
import { bashCompletion } from '../completion/bash';
import { fishCompletion } from '../completion/fish';
import { zshCompletion } from '../completion/zsh';
import { readPresets } from '../new/presets';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;
const names = Object.keys(SHELLS);

const isShell = (name: string | undefined): name is keyof typeof SHELLS =>
  name !== undefined && names.includes(name);

/** Creates the command that completes all the others and itself. */
export const createCompletion = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  summary:
    'Print a script with which a shell completes commands, options, choices, realms and paths.',
  positionals: [
    { name: 'SHELL', kind: 'text', choices: names, summary: `Which shell: ${names.join(', ')}.` },
  ],
  options: [],
  examples: [
    { line: 'completion bash >> ~/.bashrc', does: 'For bash' },
    { line: 'completion zsh > ~/.zfunc/_marquee', does: 'For zsh, with ~/.zfunc in $fpath' },
    { line: 'completion fish > ~/.config/fish/completions/marquee.fish', does: 'For fish' },
  ],
  notes: [
    'The shell completes "marquee", not "npx marquee": put node_modules/.bin of the repository into PATH.',
  ],

  async run({ paths: [shell] }, output) {
    const presets = (await readPresets()).map(({ name }) => name);
    if (isShell(shell)) output.out(SHELLS[shell](commands(), presets));
    return 0;
  },
});
