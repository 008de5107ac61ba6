export { type BackgroundSource, SplitLayout, type SplitLayoutProps } from './SplitLayout';
