/** The most characters of a name, as a reader counts them. */
export const LONGEST_NAME = 60;

/** What is wrong with the name of a list or a profile; null where nothing is. White space around it does not count. */
export function nameProblem(name: string, longest = LONGEST_NAME): 'empty' | 'long' | null {
  const text = name.trim();
  if (text === '') return 'empty';
  return lengthOf(text) > longest ? 'long' : null;
}

/** Characters as a reader counts them: a flag or a letter with its marks is one. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;
