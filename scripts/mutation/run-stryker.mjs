// A process of its own for StrykerJS: its options in one argument, so that no file of them is written.
import { Stryker } from '@stryker-mutator/core';

await new Stryker(JSON.parse(process.argv[2] ?? '{}')).runMutationTest();
