export { Navbar, type NavbarHandle, type NavbarProps, type NavItem } from './Navbar';
export { NavMore, type NavMoreProps } from './NavMore';
