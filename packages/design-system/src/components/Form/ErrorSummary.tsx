import { type ReactNode, useEffect, useRef } from 'react';
import { InlineMessage } from '../InlineMessage';
import { problems } from './ErrorSummary.styles';

export interface FieldProblem {
  /** The control's id, to which the link moves the focus. */
  fieldId: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** What to do, e.g. "Check the fields marked below." */
  title: string;
  /** One problem for each field, in the order of the form. */
  problems: FieldProblem[];
  /** The id of the failed request, for support; shown small, below the list. */
  requestId?: string;
  /** The text before the id, e.g. "Request". */
  requestIdLabel?: string;
  /** Whether it takes the focus when it appears; true by default. */
  takeFocus?: boolean;
}

/** The problems of a form, above it, with a link to each field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, problems: list, requestId, requestIdLabel, takeFocus = true } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) ref.current?.focus();
  }, [takeFocus]);
  return (
    <div ref={ref} tabIndex={-1}>
      <InlineMessage
        tone="error"
        title={title}
        requestId={requestId}
        requestIdLabel={requestIdLabel}
      >
        {list.length > 0 && (
          <ul className={problems().className}>
            {list.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </InlineMessage>
    </div>
  );
}
