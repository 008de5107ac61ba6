/** The code of a menu, which comes with the first press on its button. */
export { Menu as default } from '@marquee/design-system';
