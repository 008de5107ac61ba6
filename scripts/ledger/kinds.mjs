/**
 * The kinds of test, in the order in which they are printed.
 * @type {readonly string[]}
 */
export const KINDS = ['rule', 'component', 'origin', 'journey'];

/**
 * Derives a test's kind from its file's path: a journey drives a browser, a component test has a document, an origin
 * test calls only the sandbox, and all others call plain code.
 * @param {string} file
 * @returns {string}
 */
export function kindOf(file) {
  if (file.startsWith('e2e/')) return 'journey';
  if (file.startsWith('apps/origin/')) return 'origin';
  return /\.(?:test\.tsx|dom\.test\.ts)$/.test(file) ? 'component' : 'rule';
}

/**
 * Lists the kinds of some tests, each once.
 * @param {readonly { file: string }[]} tests
 */
export function kindsOf(tests) {
  const found = new Set(tests.map(({ file }) => kindOf(file)));
  return KINDS.filter((kind) => found.has(kind));
}
