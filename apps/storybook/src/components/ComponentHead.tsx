import { statuses } from 'virtual:component-status';
import { componentDocs, STATUS } from '@marquee/design-system/docs';
import { Board, Rows } from '../guide/blocks/Board';
import { Keys } from './Keys';
import './component-docs.css';
import { DocsText } from './DocsText';
import { RelatedLinks } from './RelatedLinks';

function List({ title, items, tone }: { title: string; items: readonly string[]; tone?: string }) {
  if (items.length === 0) return null;
  return (
    <section className="component-part" data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <DocsText>{item}</DocsText>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The status of a component; nothing for one without docs. */
export function ComponentStatus({ name }: { name: string }) {
  const status = statuses[name];
  if (!status) return null;
  return (
    <Board className="component-status">
      <p>
        <strong data-status={status}>{status}</strong> {STATUS[status]}
      </p>
    </Board>
  );
}

/** The docs of a component: parts, keys, announcements, do and don't, and related components. */
export function ComponentHead({ name }: { name: string }) {
  const docs = componentDocs[name];
  if (!docs) return null;
  return (
    <Board className="component-head">
      {docs.anatomy.length > 0 && (
        <section className="component-part">
          <h3>Anatomy</h3>
          <ol>
            {docs.anatomy.map(([part, what, prop]) => (
              <li key={part}>
                <strong>{part}</strong> <DocsText>{what}</DocsText> {prop && <code>{prop}</code>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="component-part">
        <h3>Keyboard</h3>
        {docs.keys.length > 0 ? (
          <Rows
            head={['Key', 'What it does']}
            rows={docs.keys.map(([keys, does]) => [
              <Keys key="keys" keys={keys} />,
              <DocsText key="does">{does}</DocsText>,
            ])}
          />
        ) : (
          <p>Takes no focus and no keys.</p>
        )}
      </section>
      <List title="Announced" items={docs.announced} />
      <List title="Accessibility" items={docs.accessibility} />
      <div className="component-pair">
        <List title="Do" items={docs.do} tone="do" />
        <List title="Don’t" items={docs.dont} tone="dont" />
      </div>
      <RelatedLinks related={docs.related} />
    </Board>
  );
}
