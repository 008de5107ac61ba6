import {
  Button,
  EmailField,
  Form,
  FormActions,
  PasswordField,
  Stack,
  TextField,
} from '@marquee/design-system';
import { sampleTexts } from '@marquee/design-system/samples/texts';
import type { Specimen } from './specimen';

export const fields: Specimen = {
  title: 'Fields',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Stack gap={21}>
        <TextField label={t.email} hint={t.hint} />
        <TextField label={t.email} defaultValue="viewer@example.com" data-looks="focused" />
        <TextField label={t.email} error={t.emailError} defaultValue="viewer@" required />
        <TextField label={t.email} disabled defaultValue="viewer@example.com" />
      </Stack>
    );
  },
};

export const signIn: Specimen = {
  title: 'A form',
  draw: (globals) => {
    const t = sampleTexts(globals);
    return (
      <Form>
        <EmailField label={t.email} name="email" required />
        <PasswordField label={t.password} name="password" required revealLabel={t.reveal} />
        <FormActions>
          <Button type="submit" size="large">
            {t.signIn}
          </Button>
        </FormActions>
      </Form>
    );
  },
};
