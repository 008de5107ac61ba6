import { type ReactNode, type Ref, useId } from 'react';
import { FieldNotes, type FieldTexts, LabelText } from '../Field';
import { field, labelText } from '../Field/Field.styles';
import { CheckIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { done, frame, mount, shimmer } from './CardFieldFrame.styles';

export interface CardFieldFrameProps extends FieldTexts {
  /** The provider's element has the focus; providers say so by events of their own. False by default. */
  focused?: boolean;
  /** What is written is whole and valid: a tick stands at the end. False by default. */
  complete?: boolean;
  /** Says so to assistive technology, e.g. "Complete". */
  completeLabel?: string;
  /** The provider's element is not there yet: the place keeps its height and breathes. False by default. */
  loading?: boolean;
  /** Says so to assistive technology, e.g. "Loading the card field". */
  loadingLabel?: string;
  /** The fields inside take nothing; false by default. */
  disabled?: boolean;
  /** Beside the label, at the far end, e.g. the marks of cards that are taken. */
  aside?: ReactNode;
  /** The provider's iframe or element, where it can be rendered. Otherwise leave it out and mount into `mountRef`. */
  children?: ReactNode;
  /** The empty place that a provider's script fills, as in `card.mount(element)`. */
  mountRef?: Ref<HTMLDivElement>;
  /** The place's id, for scripts that ask for a selector; an error summary leads there. Made up when left out. */
  id?: string;
  /** A press on the label or the frame's edge: hand it to the provider's `focus()`, which no label can reach. */
  onFocusRequest?: () => void;
}

/**
 * Looks like a field of ours around a payment provider's own field, so that card numbers stay in the provider's iframe.
 * The provider's events set its states; its label is tied by `aria-labelledby`.
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
          // an error summary's link gives the focus here; it goes on to where the card is typed
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
