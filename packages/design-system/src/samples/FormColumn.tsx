import type { ReactNode } from 'react';
import { Container, Stack } from '../components/Layout';
import { type FormTexts, formTexts } from './form-texts';

interface FormColumnProps {
  globals: Record<string, unknown>;
  /** `narrow` by default, the width of most forms. */
  width?: 'narrow' | 'regular';
  children: (t: FormTexts) => ReactNode;
}

/** Fields one below the other, as wide as a form, with the texts of the toolbar's language. */
export function FormColumn({ globals, width = 'narrow', children }: FormColumnProps) {
  return (
    <Container width={width}>
      <Stack gap={34}>{children(formTexts(globals))}</Stack>
    </Container>
  );
}
