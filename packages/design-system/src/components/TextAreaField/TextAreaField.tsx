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
  /**
   * The intended number of characters. More can be typed: the count shows it, and the form decides.
   */
  limit?: number;
  /**
   * The text for the count of characters as a reader counts them, e.g. `(used, limit) => "12 of
   * 280"`; without it there is no count.
   */
  countText?: (used: number, limit: number | undefined) => ReactNode;
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  /** The ref of the textarea; React Hook Form's `register(…)` can be spread on the field. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Grows with the text, up to about ten lines. */
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
  // announced only near the limit, not at every letter
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
