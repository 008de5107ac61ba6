import { KEYS, type Key } from '@marquee/design-system/docs';
import { Fragment } from 'react';

/** Keys as they are printed on a keyboard. */
export function Keys({ keys }: { keys: readonly Key[] }) {
  return keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && ' '}
      <kbd>{KEYS[key]}</kbd>
    </Fragment>
  ));
}
