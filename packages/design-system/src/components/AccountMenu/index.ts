export { AccountLink, type AccountLinkProps } from './AccountLink';
export { AccountMenu, type AccountMenuProps } from './AccountMenu';
