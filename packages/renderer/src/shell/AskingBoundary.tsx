import { Component, type ReactNode } from 'react';
import { isMissingCode, reloadOnce } from '../screens/missing-code';

interface AskingBoundaryProps {
  /** The key of the page in view: the next page tries again, and is reloaded when it loses the code, too. */
  page: string;
  /** Does a call wait for the viewer's answer? A further one tries again, without a reload of its page. */
  callWaits: boolean;
  onLost: () => void;
  children: ReactNode;
}

/** Leaves the question out when its code is lost or fails: the page stays, and no call waits for an answer. */
export class AskingBoundary extends Component<AskingBoundaryProps, { lost: boolean }> {
  override state = { lost: false };
  private lostOn: string | undefined;

  static getDerivedStateFromError = () => ({ lost: true });

  override componentDidCatch(error: unknown) {
    const { page, onLost } = this.props;
    console.warn('The viewer cannot be asked for what is missing.', error);
    onLost();
    const before = this.lostOn ?? page;
    this.lostOn = page;
    if (before !== page && navigator.onLine && isMissingCode(error)) reloadOnce();
  }

  override componentDidUpdate(before: AskingBoundaryProps) {
    const { page, callWaits } = this.props;
    const again = before.page !== page || (callWaits && !before.callWaits);
    if (this.state.lost && again) this.setState({ lost: false });
  }

  override render() {
    return this.state.lost ? null : this.props.children;
  }
}
