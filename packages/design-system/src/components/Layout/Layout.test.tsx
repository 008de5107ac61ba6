import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Container } from './Container';
import { Page } from './Page';
import { Stack } from './Stack';

describe('Page', () => {
  it('has one main part, to which a skip link leads and which can take the focus', () => {
    const main = createRef<HTMLElement>();
    render(
      <Page header={<header>Bar</header>} footer={<footer>Legal</footer>} mainRef={main}>
        Words
      </Page>,
    );
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('banner').compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Legal');
    main.current?.focus();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('Stack', () => {
  it('is a list where `as` makes it one', () => {
    render(
      <Stack as="ul">
        <li>One</li>
        <li>Two</li>
      </Stack>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('looks the same with its defaults as without props', () => {
    const { container } = render(
      <>
        <Stack>One</Stack>
        <Stack gap={13} direction="column" align="stretch" justify="start">
          Two
        </Stack>
      </>,
    );
    const [first, second] = container.children;
    expect(first?.className).toBe(second?.className);
  });
});

describe('Container', () => {
  it('has a different width for each of its values', () => {
    const { container } = render(
      <>
        <Container>One</Container>
        <Container width="narrow">Two</Container>
      </>,
    );
    const [wide, narrow] = container.children;
    expect(narrow?.className).not.toBe(wide?.className);
  });
});
