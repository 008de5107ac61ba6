export { type TabLinkItem, TabLinks, type TabLinksProps } from './TabLinks';
export { type TabItem, type TabLook, Tabs, type TabsProps } from './Tabs';
