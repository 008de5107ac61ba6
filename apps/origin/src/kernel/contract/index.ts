export type { Call, ContractDocument } from './document';
export { contractFile, listCalls, readContract } from './document';
export type { CallGuards, Handler, Handlers } from './register';
export { checkAnswers, registerCalls } from './register';
export type { ContractValidators } from './validators';
export { compileContract } from './validators';
