import { type ClipboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { classNames } from '../../class-names';
import { Field, type FieldTexts, useFieldProps } from '../Field';
import { ChevronDownIcon } from '../Icon';
import { joinedBox, segment, segmentInput } from '../JoinedBox/JoinedBox.styles';
import { countrySegment, face, list, numberSegment } from './PhoneField.styles';
import { isInternational } from './phone-rules';
import { type PhoneValueProps, usePhone } from './use-phone';

export interface PhoneFieldProps extends FieldTexts, PhoneValueProps {
  /** The name of the list of countries, e.g. "Country". */
  countryLabel: string;
  /** The form field's name: a hidden input of that name has the number in E.164, or nothing. */
  name?: string;
  /** The id of the number's input; generated when left out. */
  id?: string;
  /** Content beside the label, at the far end. */
  aside?: ReactNode;
  /** Whether it is disabled, and not sent. False by default. */
  disabled?: boolean;
  /** Whether it can be read and copied but not changed. False by default. */
  readOnly?: boolean;
  /** Called when the focus leaves both country and number. */
  onBlur?: () => void;
  /**
   * Whether assistive technology announces it as required, for a form that does not mark required
   * fields.
   */
  'aria-required'?: boolean;
  /** The ref of the number's input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number: the country in a native list with a short label while closed ("GB +44"), and the
 * number as people write it (spec 1 §2, §5). A number with a plus, typed or pasted, chooses its
 * country by itself.
 *
 * It runs left to right in every language, country first: Arabic and Hebrew write phone numbers
 * that way too.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { frame, control } = useFieldProps(props);
  const { entry, value, country, write, choose, settle, carrier } = usePhone(control);
  const box = useRef<HTMLDivElement>(null);
  const { countries, countryLabel, name, disabled, readOnly, onBlur, ref } = control;
  const state = disabled ? 'disabled' : readOnly ? 'readOnly' : 'usual';

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // a number with its plus replaces the text: among other digits it would mean nothing
    if (readOnly || !isInternational(text)) return;
    event.preventDefault();
    write(text);
  };

  return (
    <Field {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving both controls */}
      <div
        ref={box}
        dir="ltr"
        data-ui="box"
        data-invalid={control['aria-invalid'] ? '' : undefined}
        className={joinedBox({ state }).className}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        <div className={classNames(segment().className, countrySegment().className)}>
          <span className={face().className} aria-hidden="true">
            <b>{entry.regionCode}</b> +{country?.callingCode}
            {!readOnly && <ChevronDownIcon />}
          </span>
          <select
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            value={entry.regionCode}
            // a native list has no read-only state of its own
            disabled={disabled || readOnly}
            onChange={(event) => choose(event.currentTarget.value)}
            className={list().className}
          >
            {countries.map(({ code, name: label, callingCode }) => (
              <option key={code} value={code}>
                {/* isolated: in an Arabic list the plus would jump behind the digits */}
                {`${label} \u2066+${callingCode}\u2069`}
              </option>
            ))}
          </select>
        </div>
        <div className={classNames(segment().className, numberSegment().className)}>
          <input
            ref={ref}
            id={control.id}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required={control.required}
            aria-required={control['aria-required']}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            placeholder={country?.example}
            disabled={disabled}
            readOnly={readOnly}
            value={entry.text}
            onChange={(event) => write(event.currentTarget.value)}
            onPaste={paste}
            onBlur={settle}
            className={segmentInput().className}
          />
        </div>
        <input ref={carrier} type="hidden" name={name} value={value.complete} disabled={disabled} />
      </div>
    </Field>
  );
}
