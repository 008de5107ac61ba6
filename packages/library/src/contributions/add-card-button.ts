export { AddCardButton as Contribution } from '../adding/AddCardButton';
