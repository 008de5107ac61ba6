/**
 * The kinds of proof, in the order in which they are printed.
 * @type {readonly string[]}
 */
export const KINDS = ['rule', 'component', 'origin', 'journey'];

/**
 * Tells what a test is from where its file lies: a journey drives a browser, a component test has a document, an origin
 * test asks the sandbox alone, and the rest calls plain code.
 * @param {string} file
 * @returns {string}
 */
export function kindOf(file) {
  if (file.startsWith('e2e/')) return 'journey';
  if (file.startsWith('apps/origin/')) return 'origin';
  return /\.(?:test\.tsx|dom\.test\.ts)$/.test(file) ? 'component' : 'rule';
}

/**
 * The kinds among tests, once each.
 * @param {readonly { file: string }[]} tests
 */
export function kindsOf(tests) {
  const found = new Set(tests.map(({ file }) => kindOf(file)));
  return KINDS.filter((kind) => found.has(kind));
}
