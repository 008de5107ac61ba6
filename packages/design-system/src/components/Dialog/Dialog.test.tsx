import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToClose, teachDialogs } from '../../testing/teach-dialogs';
import { Dialog, type DialogProps } from './Dialog';

const dialog = (props: Partial<DialogProps> = {}) => (
  <Dialog open title="Title bouts" closeLabel="Close" onClose={vi.fn()} {...props}>
    {props.children ?? <p>Two of them tonight.</p>}
  </Dialog>
);

function Owned(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {dialog({ ...props, open, onClose: () => setOpen(false) })}
    </>
  );
}

const shown = () => screen.getByRole('dialog');
/** A complete press on an element, with all events of a pointer. */
const press = (element: Element) => {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
};
/** Closes it as after a second Escape in a row, which a page cannot prevent. */
const closedByBrowser = () => {
  const element = shown();
  element.removeAttribute('open');
  fireEvent(element, new Event('close'));
};

describe('Dialog', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = teachDialogs();
  });
  afterEach(() => forget());

  it('is a modal named by its title and described by the sentence under it', () => {
    render(dialog({ description: 'Saturday, from nine.' }));
    expect(screen.getByRole('dialog', { name: 'Title bouts' })).toHaveAccessibleDescription(
      'Saturday, from nine.',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Title bouts' })).toBeInTheDocument();
  });

  it('does not render its content while it is closed', () => {
    render(dialog({ open: false }));
    expect(screen.queryByText('Two of them tonight.')).toBeNull();
  });

  it('begins on its title, so that it is announced', () => {
    render(dialog());
    expect(screen.getByRole('heading', { name: 'Title bouts' })).toHaveFocus();
  });

  it('begins in its first field, or on the given element', () => {
    const { unmount } = render(
      dialog({
        children: (
          <>
            <input type="hidden" />
            <input aria-label="Name" />
          </>
        ),
      }),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    unmount();
    function Asked() {
      const ref = useRef<HTMLButtonElement>(null);
      const actions = (
        <button type="button" ref={ref}>
          Keep
        </button>
      );
      return dialog({ initialFocus: ref, actions });
    }
    render(<Asked />);
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  });

  it('opens and closes by keyboard, and returns the focus', async () => {
    render(<Owned />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Title bouts' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('returns the focus when it is unmounted while open', () => {
    function Gone({ there }: { there: boolean }) {
      return (
        <>
          <button type="button">Before</button>
          {there && dialog()}
        </>
      );
    }
    const { rerender } = render(<Gone there={false} />);
    screen.getByRole('button', { name: 'Before' }).focus();
    rerender(<Gone there />);
    expect(screen.getByRole('button', { name: 'Before' })).not.toHaveFocus();
    rerender(<Gone there={false} />);
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('reports Escape and a press beside it, and leaves the closing to the caller', () => {
    const onClose = vi.fn();
    render(dialog({ onClose }));
    expect(askToClose(shown())).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    press(shown());
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(shown()).toHaveAttribute('open');
  });

  it('stays open when a press only ends beside it, or is inside it', () => {
    const onClose = vi.fn();
    render(dialog({ onClose }));
    fireEvent.pointerDown(screen.getByText('Two of them tonight.'));
    fireEvent.click(shown());
    press(screen.getByText('Two of them tonight.'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([{ busy: true }, { locked: true }])('cannot be closed while %o', (held) => {
    const onClose = vi.fn();
    render(dialog({ onClose, ...held }));
    expect(askToClose(shown())).toBe(true);
    press(shown());
    expect(fireEvent.keyDown(shown(), { key: 'Escape' })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    // a browser that closes it all the same is overruled
    closedByBrowser();
    expect(shown()).toHaveAttribute('open');
  });

  it('disables its close button while busy, and has none while locked', () => {
    const { rerender } = render(dialog({ busy: true }));
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    rerender(dialog({ locked: true }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('calls back when the browser has closed it by itself', () => {
    const onClose = vi.fn();
    render(dialog({ onClose }));
    closedByBrowser();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open when it was opened again before the browser’s late close event', () => {
    render(<Owned />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    fireEvent(shown(), new Event('close'));
    expect(shown()).toHaveAttribute('open');
  });

  it('ignores the cancel event of a file picker', () => {
    const onClose = vi.fn();
    render(dialog({ onClose, children: <input type="file" aria-label="Picture" /> }));
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
