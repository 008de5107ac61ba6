// The design system's share of our form: a realm's page has these controls whatever draws its forms.
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
