import { Fault } from '../../kernel/errors/faults';

export const unknownTitle = () => new Fault(404, 'UNKNOWN_TITLE', ['There is no such title.']);
