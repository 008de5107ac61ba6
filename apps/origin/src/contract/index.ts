export type { Call } from './document';
export { contractFile, listCalls, readContract } from './document';
export type { CallGuards, Handler } from './register';
export { checkAnswers, registerCalls } from './register';
export type { ContractValidators } from './validators';
export { compileContract } from './validators';
