import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from './ShareButton';

const setup = () => {
  const user = userEvent.setup();
  render(
    <ShareButton
      title="Apex 63"
      url="/live/1"
      label="Share"
      copiedLabel="Link copied"
      failedLabel="Copy it by hand."
    />,
  );
  return { press: () => user.click(screen.getByRole('button', { name: 'Share' })) };
};
const withShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
const address = new URL('/live/1', location.href).href;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

describe('ShareButton', () => {
  it('opens the platform’s sheet where there is one', async () => {
    const share = vi.fn(async () => {});
    withShare(share);
    await setup().press();
    expect(share).toHaveBeenCalledWith({ title: 'Apex 63', url: address });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing when the viewer closes the sheet', async () => {
    withShare(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    const { press } = setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await press();
    expect(write).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([false, true])(
    'copies the address and says so (a sheet that refuses: %s)',
    async (refused) => {
      if (refused) withShare(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
      const { press } = setup();
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await press();
      expect(write).toHaveBeenCalledWith(address);
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
    },
  );

  it('says what to do where the address cannot be copied', async () => {
    const { press } = setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No permission'));
    await press();
    expect(await screen.findByText('Copy it by hand.')).toBeInTheDocument();
  });
});
