import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useKeepFocus } from './use-keep-focus';

function Place({ state, onPress }: { state: string; onPress: () => void }) {
  const place = useKeepFocus<HTMLDivElement>(state);
  return (
    <div ref={place}>
      <button type="button" key={state} onClick={onPress}>
        {state}
      </button>
    </div>
  );
}

it('the browser draws no state without the focus that the one before had', async () => {
  const drawn: (Element | null)[] = [];

  function States() {
    const [state, setState] = useState('asking');
    // Effects of this kind run before the browser draws, a parent's after those of its children.
    useLayoutEffect(() => {
      if (state === 'sent') drawn.push(document.activeElement);
    }, [state]);
    return <Place state={state} onPress={() => setState('sent')} />;
  }

  render(<States />);
  await userEvent.click(screen.getByRole('button', { name: 'asking' }));
  expect(drawn).toEqual([screen.getByRole('button', { name: 'sent' })]);
});
