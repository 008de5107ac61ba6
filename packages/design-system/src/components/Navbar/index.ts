export { Navbar, type NavbarHandle, type NavbarProps, type NavItem } from './Navbar';
