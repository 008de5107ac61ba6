/** @import { SerializedError } from 'vitest' */
/** @import { Reporter, TestModule, TestSpecification } from 'vitest/node' */
/** @import { UnitFile } from './results.mjs' */
import { writeFileSync } from 'node:fs';

/**
 * A Vitest reporter that writes the results to the file that UNIT_REPORT names: `{ files: [{ file, names, passed, failures,
 * said, notRun, ms }] }`. `names` are all tests that ran, `said` are the messages of failed ones, `notRun` the skipped tests and
 * why, `ms` is the time of loading the file and of its tests. Unlike Vitest's own JSON report it counts an error that was thrown outside a test, to the file that was running.
 * While it runs it prints how many files have ended, fifty at a time.
 * @implements {Reporter}
 */
export default class UnitReport {
  #all = 0;
  #ended = 0;

  /** @param {readonly TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.#all = specifications.length;
  }

  onTestModuleEnd() {
    this.#ended += 1;
    if (this.#ended % 50 === 0) console.log(`  ${this.#ended} of ${this.#all} files`);
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} errors
   */
  onTestRunEnd(modules, errors) {
    const files = new Map(modules.map((module) => [module.moduleId, ofModule(module)]));
    for (const { VITEST_TEST_PATH: path, message } of errors) {
      const file = typeof path === 'string' ? path : '';
      /** @type {UnitFile} */
      const entry = files.get(file) ?? { file, names: [], passed: 0, failures: [] };
      entry.failures.push(`outside its tests: ${message}`);
      files.set(file, entry);
    }
    const { UNIT_REPORT: target } = process.env;
    if (!target) throw new Error('UNIT_REPORT must name the file that the report goes to.');
    writeFileSync(target, JSON.stringify({ files: [...files.values()] }));
  }
}

/**
 * @param {TestModule} module
 * @returns {UnitFile}
 */
function ofModule(module) {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed');
  const failures = failed.map((test) => test.fullName);
  // A file that cannot be loaded, or a suite whose hook fails, has failed without a failed test.
  if (failures.length === 0 && module.state() === 'failed') failures.push('it could not be run');
  const { collectDuration, duration } = module.diagnostic();
  return {
    file: module.moduleId,
    ms: Math.round(collectDuration + duration),
    names: tests.filter((test) => test.result().state !== 'skipped').map((test) => test.fullName),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures,
    notRun: tests.flatMap((test) => {
      const result = test.result();
      if (result.state !== 'skipped') return [];
      return [test.fullName, result.note].filter(Boolean).join(': ');
    }),
    said: Object.fromEntries(
      failed.map((test) => {
        const { errors = [] } = test.result();
        return [test.fullName, errors.map(({ message }) => message)];
      }),
    ),
  };
}
