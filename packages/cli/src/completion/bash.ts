import type { Command, Kind } from '../command';
import { namesOf, type Offer, offerOf, quoted, takesValue } from './words';

/** How bash completes a word, by its kind; bash offers nothing for the other kinds. */
const FINDERS: Partial<Record<Kind, string>> = {
  realm: '_marquee_realms',
  preset: '_marquee_presets',
  folder: '_marquee_files -d',
  path: '_marquee_files -f',
  command: '_marquee_words "$_marquee_commands"',
};

/** Completion for bash, 4 or newer. Put into ~/.bashrc: source <(npx marquee completion bash) */
export function bashCompletion(commands: readonly Command[], presets: readonly string[]): string {
  return `# bash completion of marquee, by "marquee completion bash".
_marquee_commands=${quoted(namesOf(commands).join(' '))}

_marquee_words() {
  local IFS=$' \\t\\n'
  COMPREPLY=($(compgen -W "$1" -- "$cur"))
}

_marquee_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen "$1" -- "$cur"))
}

_marquee_presets() {
  _marquee_words ${quoted(['none', ...presets].join(' '))}
}

# Realms by name, from the folder that --realms names or the usual one; and folders.
_marquee_realms() {
  local folder=realm-configs at file names=
  for ((at = 1; at < \${#words[@]} - 1; at++)); do
    [[ \${words[at]} == --realms ]] && folder=\${words[at + 1]}
  done
  for file in "$folder"/*/realm.json; do
    [[ -e $file ]] || continue
    file=\${file%/realm.json}
    names+=" \${file##*/}"
  done
  _marquee_words "$names"
  [[ \${#COMPREPLY[@]} -gt 0 ]] || _marquee_files -d
}

_marquee() {
  local cur prev command='' at
  local -a words=()
  # Bash takes --option=value for three words; here they are --option and value.
  for ((at = 0; at <= COMP_CWORD; at++)); do
    if [[ \${COMP_WORDS[at]} == '=' ]]; then
      ((at == COMP_CWORD)) && words+=('')
    else
      words+=("\${COMP_WORDS[at]}")
    fi
  done
  cur=\${words[\${#words[@]} - 1]}
  prev=\${words[\${#words[@]} - 2]}
  [[ \${#words[@]} -gt 2 ]] && command=\${words[1]}
  COMPREPLY=()
  case $command in
    '') _marquee_words "$_marquee_commands --help --version" ;;
    help) _marquee_words "$_marquee_commands" ;;
${commands.map(commandCase).join('\n')}
  esac
}

complete -F _marquee marquee
`;
}

function commandCase({ name, positionals, options }: Command): string {
  const flags = [...options.map((option) => `--${option.name}`), '--help'];
  const valued = options.filter(takesValue);
  const [first] = positionals;
  return [
    `    ${name})`,
    '      case $prev in',
    ...valued.map((option) => `        --${option.name}) ${finder(offerOf(option))}; return ;;`),
    '      esac',
    `      if [[ $cur == -* ]]; then _marquee_words ${quoted(flags.join(' '))}`,
    first
      ? `      else ${finder(offerOf(first))}`
      : `      else _marquee_words ${quoted(flags.join(' '))}`,
    '      fi ;;',
  ].join('\n');
}

const finder = (offer: Offer): string =>
  'words' in offer
    ? `_marquee_words ${quoted(offer.words.join(' '))}`
    : (FINDERS[offer.kind] ?? ':');
