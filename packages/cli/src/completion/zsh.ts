import type { Command, Kind, Option, Positional } from '../command';
import { type Offer, offerOf, quoted, takesValue } from './words';

const ACTIONS: Partial<Record<Kind, string>> = {
  realm: '_marquee_realms',
  preset: '_marquee_presets',
  folder: '_files -/',
  path: '_files',
  command: '_marquee_commands',
};

/** Completion for zsh. Put into a folder of $fpath as _marquee, or: source <(npx marquee completion zsh) */
export function zshCompletion(commands: readonly Command[], presets: readonly string[]): string {
  const list = [
    ...commands.map(({ name, summary }) => `${name}:${summary}`),
    'help:Say what a command does and takes.',
  ];
  return `#compdef marquee
# zsh completion of marquee, by "marquee completion zsh".
_marquee_commands() {
  local -a commands=(
${list.map((line) => `    ${quoted(line)}`).join('\n')}
  )
  _describe command commands
}

_marquee_presets() {
  compadd -- none ${presets.map(quoted).join(' ')}
}

# Realms by name, from the folder that --realms names or the usual one; and folders.
_marquee_realms() {
  local folder=realm-configs at
  at=\${words[(I)--realms]}
  ((at > 0)) && folder=\${words[at + 1]}
  local -a names=($folder/*/realm.json(N:h:t))
  compadd -a names
  _files -/
}

_marquee() {
  local curcontext="$curcontext" state line
  if ((CURRENT == 2)); then
    _marquee_commands
    return
  fi
  local command=\${words[2]}
  shift words
  ((CURRENT--))
  case $command in
    help) _arguments '1:command:_marquee_commands' ;;
${commands.map(commandCase).join('\n')}
  esac
}

if [[ $funcstack[1] == _marquee ]]; then
  _marquee "$@"
else
  compdef _marquee marquee
fi
`;
}

function commandCase({ name, positionals, options }: Command): string {
  const terms = [
    ...options.map(optionTerm),
    `'--help[Print help.]'`,
    ...positionals.map(positionalTerm),
  ];
  return [`    ${name})`, '      _arguments \\', `        ${terms.join(' \\\n        ')} ;;`].join(
    '\n',
  );
}

function optionTerm(option: Option): string {
  const about = `[${escaped(option.summary)}]`;
  if (!takesValue(option)) return quoted(`--${option.name}${about}`);
  return quoted(`--${option.name}=${about}:${escaped(option.name)}:${action(offerOf(option))}`);
}

function positionalTerm(positional: Positional): string {
  const { name, many, optional, unless } = positional;
  const place = many ? '*' : optional || unless ? ':' : '1';
  return quoted(`${place}:${escaped(name)}:${action(offerOf(positional))}`);
}

const action = (offer: Offer): string =>
  'words' in offer ? `(${offer.words.join(' ')})` : (ACTIONS[offer.kind] ?? ' ');

/** The characters that end a part of a term for _arguments. */
const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');
