import { Text } from '../Text';

export interface ResultCountProps {
  /** The number with its noun, e.g. "148 titles". */
  children: string;
}

/** How many titles a list has. It is announced when a filter changes it. */
export function ResultCount({ children }: ResultCountProps) {
  return (
    <Text size="small" tone="muted" tabular role="status">
      {children}
    </Text>
  );
}
