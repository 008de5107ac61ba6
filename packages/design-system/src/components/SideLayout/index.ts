export { SideLayout, type SideLayoutProps } from './SideLayout';
