import { componentDocs, type KeyRow } from '@marquee/design-system/docs';
import { Fragment } from 'react';
import { DocsText } from '../../components/DocsText';
import { Keys } from '../../components/Keys';
import { Board, Rows } from './Board';

/** Whether a row says more than that Tab reaches a control. */
const isTelling = ([names]: KeyRow) => names.join() !== 'Tab';

/** The components that handle keys, from their docs. */
export function Keyboard() {
  const withKeys = Object.entries(componentDocs)
    .map(([name, { keys }]) => [name, keys.filter(isTelling)] as const)
    .filter(([, keys]) => keys.length > 0)
    .sort(([one], [other]) => one.localeCompare(other));
  return (
    <Board>
      <Rows
        head={['Component', 'Keys']}
        rows={withKeys.map(([component, keys]) => [
          <strong key="name">{component}</strong>,
          <Fragment key="keys">
            {keys.map(([names, does]) => (
              <div key={does}>
                <Keys keys={names} /> <DocsText>{does}</DocsText>
              </div>
            ))}
          </Fragment>,
        ])}
      />
    </Board>
  );
}
