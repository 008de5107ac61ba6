/** An error that the developer or operator can correct: printed as one sentence, without a stack. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Runs a command's main function. A `Problem` prints its sentence and gives exit code 1.
 * @param {() => Promise<number>} main
 */
export async function withProblems(main) {
  try {
    return await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    return 1;
  }
}
