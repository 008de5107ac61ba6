import { HomePage } from '../home/HomePage';
import { FurtherSection } from '../sections/FurtherSection';

export { chrome, head, loader } from './home';

/** Home in a realm that has more on it than heroes and rails. */
export function Page() {
  return <HomePage FurtherSection={FurtherSection} />;
}
