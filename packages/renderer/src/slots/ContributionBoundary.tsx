import { Component, type ReactNode } from 'react';

interface ContributionBoundaryProps {
  name: string;
  children: ReactNode;
}

/** Keeps a fault in one feature's contribution from taking another feature's page away. */
export class ContributionBoundary extends Component<
  ContributionBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown) {
    console.warn(`"${this.props.name}" failed, and its page goes on without it.`, error);
    reportError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
