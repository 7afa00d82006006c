"""Completion scripts for shells, made from the tree of commands."""

from collections.abc import Callable, Iterator

from qwixx.cli.command_tree import Argument, Command, every


def bash(root: Command) -> str:
    """A function that finds the command among the words, then proposes by it and by the word before the cursor."""
    found = "|".join(f'"{" ".join(each.path[:-1])} {each.path[-1]}"' for each in every(root) if each.path)
    lines = [
        "_qwixx() {",
        "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
        "    local command= words= files= first= word",
        "    if [[ $current == = ]]; then current=; fi",
        "    if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi",
        '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        f'        case "$command $word" in {found}) command="${{command:+$command }}$word" ;; esac',
        "    done",
        '    case "$command $before" in',
        *(f"        {line}" for each in every(root) for line in _bash_values(each)),
        '        *) case "$command" in',
        *(f'            "{" ".join(each.path)}") {_bash_words(each)} ;;' for each in every(root)),
        "        esac ;;",
        "    esac",
        "    if [[ $first ]]; then",
        "        first=; if [[ $current == *,* ]]; then first=${current%,*},; fi",
        '        words=" $words"; words=${words// / $first}',
        "    fi",
        "    local IFS=$'\\n'",
        '    COMPREPLY=($(IFS=" "; compgen -W "$words" -- "$current"))',
        '    if [[ $files ]]; then compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$current")); fi',
        "}",
        "complete -F _qwixx qwixx",
    ]
    return "\n".join(lines) + "\n"


def _bash_values(command: Command) -> Iterator[str]:
    for argument in command.arguments:
        if argument.names and argument.takes:
            places = "|".join(f'"{" ".join(command.path)} {name}"' for name in argument.names)
            yield f'{places}) words="{" ".join(argument.words)}"{_bash_kind(argument)} ;;'


def _bash_kind(argument: Argument) -> str:
    return " files=1" * argument.file + " first=1" * argument.separated


def _bash_words(command: Command) -> str:
    names = [below.path[-1] for below in command.commands]
    names += [word for argument in _places(command) for word in argument.words]
    names += [name for argument in command.arguments for name in argument.names]
    files = any(argument.file for argument in _places(command))
    return f'words="{" ".join(names)}"{" files=1" * files}'


def zsh(root: Command) -> str:
    """A function for each command, which calls `_arguments`."""
    lines = ["#compdef qwixx", ""]
    for command in every(root):
        lines.append(f"{_zsh_name(command)}() {{")
        lines += ["    local line state", "    _arguments -C \\"] if command.commands else ["    _arguments \\"]
        lines += [f"        {_zsh_argument(argument)} \\" for argument in command.arguments]
        if command.commands:
            told = " ".join(f'{below.path[-1]}\\:"{_plain(below.title, ":")}"' for below in command.commands)
            lines += [f"        '1:COMMAND:(({told}))' \\", "        '*::arg:->args'", "    case $line[1] in"]
            lines += [f"        {below.path[-1]}) {_zsh_name(below)} ;;" for below in command.commands]
            lines.append("    esac")
        else:
            lines[-1] = lines[-1].removesuffix(" \\")
        lines += ["}", ""]
    return "\n".join(lines) + 'if [[ $funcstack[1] == _qwixx ]]; then _qwixx "$@"; else compdef _qwixx qwixx; fi\n'


def _zsh_name(command: Command) -> str:
    return "_".join(("_qwixx", *command.path))


def _zsh_argument(argument: Argument) -> str:
    choices = f"({' '.join(argument.words)})" if argument.words else " "
    action = "{_alternative " + f'"words:word:{choices}" "files:file:_files"' + "}" if argument.words else "_files"
    if argument.separated:
        action = "_values -s , word " + " ".join(argument.words)
    value = f":{argument.takes}:{action if argument.file or argument.separated else choices}" if argument.takes else ""
    if not argument.names:
        return f"'*{value}'"
    about = f"[{_plain(argument.about, '[]')}]"
    return " ".join(f"'{name}{about}{value}'" for name in argument.names)


def fish(root: Command) -> str:
    """One line for each command, option and value."""
    lines = ["complete -c qwixx -f"]
    for command in every(root):
        here = _fish_condition(command)
        for below in command.commands:
            lines.append(f"complete -c qwixx {here} -a {below.path[-1]} -d '{_plain(below.title)}'")
        for argument in command.arguments:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in argument.names)
            takes = ("-r -F" if argument.file else "-x") if argument.takes and names else "-F" * argument.file
            several = f"(__fish_append , {' '.join(argument.words)})"
            words = f"-a '{several if argument.separated else ' '.join(argument.words)}'" if argument.words else ""
            parts = ("complete -c qwixx", here, names, takes, words, f"-d '{_plain(argument.about)}'")
            lines.append(" ".join(filter(None, parts)))
    return "\n".join(lines) + "\n"


def _fish_condition(command: Command) -> str:
    seen = [f"__fish_seen_subcommand_from {word}" for word in command.path]
    if command.commands:
        seen.append(f"not __fish_seen_subcommand_from {' '.join(below.path[-1] for below in command.commands)}")
    return f"-n '{'; and '.join(seen)}'"


def _places(command: Command) -> list[Argument]:
    """The positional arguments."""
    return [argument for argument in command.arguments if not argument.names]


def _plain(text: str, forbidden: str = "") -> str:
    """A text without characters that are special in a shell."""
    return "".join(character for character in text if character not in f"'\"`$\\{forbidden}")


SHELLS: dict[str, Callable[[Command], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
