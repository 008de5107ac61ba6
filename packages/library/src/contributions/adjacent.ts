export { AdjacentInList as Contribution } from '../watchlists/AdjacentInList';
