import { Component, type ReactNode } from 'react';

interface ContributionBoundaryProps {
  name: string;
  children: ReactNode;
}

/** Leaves out a contribution that throws, so that the other feature's page stays. */
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
