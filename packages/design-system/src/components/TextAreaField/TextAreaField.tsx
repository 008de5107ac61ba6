import type { ChangeEvent, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../../class-names';
import { useOwnRef } from '../../use-own-ref';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { box } from '../Field/Field.styles';
import { VisuallyHidden } from '../VisuallyHidden';
import { count, frame } from './TextAreaField.styles';
import { useCount } from './use-count';
import { useGrowth } from './use-growth';

export interface TextAreaFieldProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  /** How many characters are welcome. More can be typed: the count says so, and the form decides. */
  limit?: number;
  /** Words for the count of characters as a reader counts them, e.g. `(used, limit) => "12 of 280"`; no count without it. */
  countText?: (used: number, limit: number | undefined) => ReactNode;
  /** Beside the label, at the far end. */
  aside?: ReactNode;
  /** Takes React Hook Form's `register(…)` as it is. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Grows with what is written, up to about ten lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { limit, countText, ref, onChange, ...rest } = props;
  const [textarea, setTextarea] = useOwnRef(ref);
  const { used, recount } = useCount(textarea, props);
  const grow = useGrowth(textarea, used);
  const { frame: texts, control } = useFieldProps({
    ...rest,
    aside: countText ? (
      <>
        {rest.aside}
        <span className={count({ over: limit !== undefined && used > limit }).className}>
          {countText(used, limit)}
        </span>
      </>
    ) : (
      rest.aside
    ),
  });
  // spoken when it begins to matter, not at every letter
  const near = limit !== undefined && used >= limit * 0.9;
  return (
    <Field {...texts}>
      <span className={frame().className}>
        <textarea
          rows={3}
          {...control}
          ref={setTextarea}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            recount();
            grow();
            onChange?.(event);
          }}
          className={classNames(box().className, control.className)}
          data-ui="box"
        />
      </span>
      {countText && (
        <VisuallyHidden>
          <span role="status">{near ? countText(used, limit) : null}</span>
        </VisuallyHidden>
      )}
    </Field>
  );
}
