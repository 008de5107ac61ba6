export { AddButton as Contribution } from '../adding/AddButton';
