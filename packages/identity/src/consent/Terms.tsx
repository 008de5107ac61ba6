import { CheckboxField, Heading, RichText, Stack } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { ConsentTerm, Ticked } from './consent-terms';

interface TermsProps {
  terms: readonly ConsentTerm[];
  ticked: Ticked;
  onTick: (fieldName: string, ticked: boolean) => void;
  disabled?: boolean;
}

/** The realm's terms: information to read, and choices to tick (spec 1 §3, "Consent term"). */
export function Terms({ terms, ticked, onTick, disabled }: TermsProps) {
  return (
    <Stack gap={21}>
      {terms.map((term) => {
        const { fieldName, fieldType, label, text, required } = term;
        return fieldType === 'INFORMATION_TEXT' ? (
          <Stack key={fieldName} gap={8}>
            {label && (
              <Heading level={3} size={1}>
                {label}
              </Heading>
            )}
            <TermText html={text} />
          </Stack>
        ) : (
          <CheckboxField
            key={fieldName}
            name={fieldName}
            label={label ?? <TermText html={text} />}
            {...(label ? { hint: <TermText html={text} /> } : {})}
            required={required}
            checked={ticked[fieldName] === true}
            disabled={disabled}
            onChange={(event) => onTick(fieldName, event.currentTarget.checked)}
          />
        );
      })}
    </Stack>
  );
}

function TermText({ html }: { html: string }) {
  const { t } = useSite();
  return <RichText html={html} newTabLabel={t('shell.newTab')} />;
}
