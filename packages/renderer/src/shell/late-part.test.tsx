import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { latePart } from './late-part';

interface Props {
  name: string;
  times?: number;
  onPress?: () => void;
}

const Field = ({ name, times = 0, onPress }: Props) => (
  <input aria-label={name} data-times={times} onClick={onPress} />
);

const email = (times = 0) => ({ fallback: 'loading', part: { name: 'Email', times } });

test('a part that was loaded ahead is shown without a wait', async () => {
  const Part = latePart(async () => ({ default: Field }));
  await Part.load();
  render(<Part {...email()} />);
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('a part comes as it is shown, and stays the same when it is loaded ahead after that', async () => {
  const Part = latePart(async () => ({ default: Field }));
  const { rerender } = render(<Part {...email(1)} />);
  expect(screen.getByText('loading')).toBeVisible();
  const field = await screen.findByLabelText('Email');
  await Part.load();
  rerender(<Part {...email(2)} />);
  expect(screen.getByLabelText('Email')).toBe(field);
  expect(field).toHaveAttribute('data-times', '2');
});

test('a part whose code is lost is tried again as it is shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const code = { default: Field };
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(code);
  const Part = latePart<Props>(load);
  expect(await Part.load()).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  render(<Part {...email()} />);
  expect(await screen.findByLabelText('Email')).toBeVisible();
});

test('what was typed into the server’s HTML stays, and the part listens as soon as the page does', async () => {
  const OnServer = latePart(async () => ({ default: Field }));
  const InBrowser = latePart(async () => ({ default: Field }));
  await Promise.all([OnServer.load(), InBrowser.load()]);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<OnServer {...email()} />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  field.value = 'viewer@';
  const onPress = vi.fn();
  const Page = () => {
    const [times, setTimes] = useState(0);
    useEffect(() => {
      field.click();
      setTimes(1);
    }, []);
    return <InBrowser fallback="loading" part={{ name: 'Email', times, onPress }} />;
  };
  await act(async () => hydrateRoot(root, <Page />));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Email')).toBe(field);
  expect(field).toHaveAttribute('data-times', '1');
  expect(field.value).toBe('viewer@');
});
