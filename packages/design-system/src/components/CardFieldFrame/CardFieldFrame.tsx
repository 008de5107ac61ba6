import { type ReactNode, type Ref, useId } from 'react';
import { FieldNotes, type FieldTexts, LabelText } from '../Field';
import { field, labelText } from '../Field/Field.styles';
import { CheckIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { done, frame, mount, shimmer } from './CardFieldFrame.styles';

export interface CardFieldFrameProps extends FieldTexts {
  /**
   * Whether the provider's field has the focus, from the provider's own events. False by default.
   */
  focused?: boolean;
  /** Whether the input is complete and valid: shows a tick at the end. False by default. */
  complete?: boolean;
  /** Announces `complete` to assistive technology, e.g. "Complete". */
  completeLabel?: string;
  /**
   * Whether the provider's field is still loading: its room is kept and pulses. False by default.
   */
  loading?: boolean;
  /** Announces `loading` to assistive technology, e.g. "Loading the card field". */
  loadingLabel?: string;
  /** Whether the provider's fields are disabled; false by default. */
  disabled?: boolean;
  /** Content beside the label, at the far end, e.g. the marks of accepted cards. */
  aside?: ReactNode;
  /**
   * The provider's iframe or element, where React can render it. Otherwise leave it out and mount
   * into `mountRef`.
   */
  children?: ReactNode;
  /** The empty element that a provider's script fills, as in `card.mount(element)`. */
  mountRef?: Ref<HTMLDivElement>;
  /**
   * The element's id, for scripts that want a selector and for the error summary's link. Generated
   * when left out.
   */
  id?: string;
  /**
   * Called on a press on the label or the frame's edge: call the provider's `focus()`, which a
   * label cannot reach.
   */
  onFocusRequest?: () => void;
}

/**
 * A frame with the look of our fields around a payment provider's own field, so that card numbers
 * stay in the provider's iframe. The provider's events set its states; `aria-labelledby` ties its
 * label.
 */
export function CardFieldFrame(props: CardFieldFrameProps) {
  const { focused, complete, completeLabel, loading, loadingLabel, disabled, aside, ...rest } =
    props;
  const { hint, error, children, mountRef, id, onFocusRequest, ...texts } = rest;
  const made = useId();
  const own = id ?? made;
  const wiring = { hintId: `${own}-hint`, errorId: `${own}-error` };
  const described = [error && wiring.errorId, hint && wiring.hintId].filter(Boolean).join(' ');
  const state = { focused, invalid: Boolean(error), disabled };
  return (
    <div className={field().className} data-ui="field">
      <div className={labelText().className} data-ui="label">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the provider's own field takes the keys; this is a label's press */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <span id={`${own}-label`} onClick={onFocusRequest}>
          <LabelText {...texts} />
        </span>
        {aside}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the frame is a flex row, and a fieldset would want a legend */}
      <div
        className={frame(state).className}
        data-ui="box"
        role="group"
        aria-labelledby={`${own}-label`}
        aria-describedby={described || undefined}
        aria-busy={loading || undefined}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as for the label */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as for the label */}
        <div
          id={own}
          ref={mountRef}
          // focus from an error summary's link goes on to the provider's field
          tabIndex={-1}
          onFocus={(event) => {
            if (event.target === event.currentTarget) onFocusRequest?.();
          }}
          onClick={onFocusRequest}
          className={mount().className}
        >
          {children}
        </div>
        {loading && <span className={shimmer().className} aria-hidden="true" />}
        {complete && !loading && !error && (
          <span className={done().className}>
            <CheckIcon />
          </span>
        )}
        <VisuallyHidden>
          <span role="status">
            {loading ? loadingLabel : complete && !error ? completeLabel : null}
          </span>
        </VisuallyHidden>
      </div>
      <FieldNotes wiring={wiring} hint={hint} error={error} />
    </div>
  );
}
