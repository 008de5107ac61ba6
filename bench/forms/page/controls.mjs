// The design system's controls in our form: a realm's page has them whichever engine shows its forms.
import {
  AddressGroup,
  Button,
  DateField,
  EmailField,
  ErrorSummary,
  Form,
  FormActions,
  isRealDate,
  PasswordField,
  PhoneField,
  SelectField,
  TextField,
} from '@marquee/design-system';

export const controls = [
  ...[AddressGroup, Button, DateField, EmailField, ErrorSummary, Form, FormActions, isRealDate],
  ...[PasswordField, PhoneField, SelectField, TextField],
];
