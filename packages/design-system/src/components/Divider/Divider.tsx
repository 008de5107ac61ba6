import { divider } from './Divider.styles';

/** A line between two groups of one list, which assistive technology hears of as well. */
export function Divider() {
  return <hr className={divider().className} />;
}
