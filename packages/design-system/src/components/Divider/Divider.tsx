import { divider } from './Divider.styles';

/** A line between two groups of a list, announced by assistive technology as well. */
export function Divider() {
  return <hr className={divider().className} />;
}
