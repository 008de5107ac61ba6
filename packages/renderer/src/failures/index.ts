// What a viewer is told when a call fails, and the hooks that run an action and load a list.
export { FailureMessage } from './FailureMessage';
export { FailureState } from './FailureState';
export { failedCall, isGivenUp } from './failed-call';
export { failureText } from './failure-text';
export type { ActionOutcome } from './rules/action-state';
export type { FailedCall, Failure } from './rules/failure-of';
export { failureOf } from './rules/failure-of';
export type { FailureRow } from './rules/failure-table';
export { TABLE_ALONE } from './rules/failure-table';
export { FORM_WORDS } from './rules/form-words';
export type { ListState, MoreState } from './rules/list-state';
export type { WayOn, WaysOn } from './rules/way-on';
export { wayOn } from './rules/way-on';
export type { Action } from './use-action';
export { useAction } from './use-action';
export { useFailures } from './use-failures';
export type { List, PagedList } from './use-list';
export { useList, usePagedList } from './use-list';
