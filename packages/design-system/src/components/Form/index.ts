export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary';
export { Form, FormActions, type FormActionsProps, type FormProps } from './Form';
