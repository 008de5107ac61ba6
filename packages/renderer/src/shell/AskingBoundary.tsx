import { Component, type ReactNode } from 'react';
import { isMissingCode, reloadOnce } from '../screens/missing-code';

interface AskingBoundaryProps {
  /** The page in view: another one tries again, and is loaded afresh when the code is lost there, too. */
  page: string;
  /** Does a call wait for an answer? It tries again, and takes nothing from the page that it was made on. */
  callWaits: boolean;
  onLost: () => void;
  children: ReactNode;
}

/** Whoever cannot be asked, because the code is lost or fails, is left in peace: the page stays, and no call waits. */
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
