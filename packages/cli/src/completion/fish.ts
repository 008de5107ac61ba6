import type { Command, Kind, Option } from '../command';
import { type Offer, offerOf, quoted, takesValue } from './words';

const LISTS: Partial<Record<Kind, string>> = {
  realm: '(__marquee_realms)',
  folder: '(__fish_complete_directories)',
  path: '(__fish_complete_path (commandline -ct))',
  command: '(__marquee_commands)',
};

/** Completion for fish. Put into ~/.config/fish/completions/marquee.fish, or: npx marquee completion fish | source */
export function fishCompletion(commands: readonly Command[], presets: readonly string[]): string {
  const names = [...commands.map(({ name }) => name), 'help'];
  return `# fish completion of marquee, by "marquee completion fish".
function __marquee_commands
    printf '%s\\n' ${names.join(' ')}
end

# Realms by name, from the folder that --realms names or the usual one; and folders.
function __marquee_realms
    set -l words (commandline -opc)
    set -l folder realm-configs
    set -l at (contains -i -- --realms $words)
    and set folder $words[(math $at + 1)]
    for file in $folder/*/realm.json
        basename (dirname $file)
    end
    __fish_complete_directories (commandline -ct)
end

complete -c marquee -f
complete -c marquee -n __fish_use_subcommand -l help -d 'The same as "help", anywhere.'
complete -c marquee -n __fish_use_subcommand -l version -d 'Print the version.'
complete -c marquee -n __fish_use_subcommand -a help -d 'Say what a command does and takes.'
complete -c marquee -n '__fish_seen_subcommand_from help' -a '(__marquee_commands)'
${commands.flatMap((command) => commandLines(command, presets)).join('\n')}
`;
}

function commandLines(command: Command, presets: readonly string[]): string[] {
  const { name, summary, positionals, options } = command;
  const start = `complete -c marquee -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
  const [first] = positionals;
  const list = first && listOf(offerOf(first), presets);
  return [
    '',
    `complete -c marquee -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...options.map((option) => `${start} ${optionTerm(option, presets)}`),
    `${start} -l help -d 'Print help.'`,
    ...(list ? [`${start} -a ${quoted(list)}`] : []),
  ];
}

function optionTerm(option: Option, presets: readonly string[]): string {
  const about = `-l ${option.name} -d ${quoted(option.summary)}`;
  if (!takesValue(option)) return about;
  const list = listOf(offerOf(option), presets);
  return list ? `${about} -x -a ${quoted(list)}` : `${about} -x`;
}

function listOf(offer: Offer, presets: readonly string[]): string | undefined {
  if ('words' in offer) return offer.words.join(' ');
  return offer.kind === 'preset' ? ['none', ...presets].join(' ') : LISTS[offer.kind];
}
