export { ViewerData as Contribution } from '../viewer/ViewerData';
