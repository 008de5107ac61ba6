export { ViewerMenu as Contribution } from '../profiles/ViewerMenu';
