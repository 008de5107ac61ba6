export { LicencesNeeded as Contribution } from '../refused/LicencesNeeded';
