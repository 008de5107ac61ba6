export { Completion as Contribution } from '../completion/Completion';
