/** Something the person at the keyboard can mend: printed as one sentence, without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** Runs a command's main function; a `Problem` becomes its sentence and exit code 1. */
export async function withProblems(main) {
  try {
    return await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    return 1;
  }
}
