import type { RefObject } from 'react';
import { CheckIcon } from '../Icon';
import { list, note, option, panel, spinner, words } from './ComboboxField.styles';
import type { useChoice } from './use-choice';

interface ComboboxListProps {
  choice: ReturnType<typeof useChoice>;
  popup: RefObject<HTMLDivElement | null>;
  loading: boolean;
  loadingLabel: string | undefined;
  emptyText: string;
}

/** The list below the field, or the reason why it is empty. */
export function ComboboxList(props: ComboboxListProps) {
  const { choice, popup, loading, loadingLabel, emptyText } = props;
  const { isOpen, items, highlightedIndex, now, getMenuProps, getItemProps } = choice;
  return (
    <div ref={popup} popover="manual" className={panel().className}>
      <ul {...getMenuProps()} className={list().className}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index })}
              className={
                option({ highlighted: index === highlightedIndex, disabled: item.disabled })
                  .className
              }
            >
              <span className={words().className}>
                <span>{item.label}</span>
                {item.description && <small>{item.description}</small>}
              </span>
              {(item.value === now || item.label === now) && <CheckIcon />}
            </li>
          ))}
      </ul>
      {isOpen && loading && (
        <div className={note().className}>
          <span className={spinner().className} aria-hidden="true" />
          {loadingLabel}
        </div>
      )}
      {isOpen && !loading && items.length === 0 && (
        <div className={note().className}>{emptyText}</div>
      )}
    </div>
  );
}
