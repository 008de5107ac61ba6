import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from './Badge';
import { LanguageBadge } from './LanguageBadge';

describe('LanguageBadge', () => {
  it('[1.1-19] writes a language as a code, as its name, or on a pennant', () => {
    const { rerender, container } = render(
      <LanguageBadge style="code" language="pt-BR" name="Português" />,
    );
    const code = screen.getByRole('img', { name: 'Português' });
    expect(code).toHaveTextContent('PT');
    const codeLook = code.className;

    rerender(<LanguageBadge style="name" language="pt-BR" name="Português" />);
    expect(screen.getByText('Português')).toHaveAttribute('lang', 'pt-BR');

    rerender(<LanguageBadge style="flag" language="pt-BR" name="Português" />);
    expect(screen.getByRole('img', { name: 'Português' }).className).not.toBe(codeLook);
    expect(container).toHaveTextContent('PT');
  });
});

describe('Badge', () => {
  it('is read as its word only: the pulsing dot of a live badge is decoration', () => {
    const { container } = render(<Badge kind="live">Live</Badge>);
    expect(container).toHaveTextContent(/^Live$/);
    expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
  });

  it('looks different by kind', () => {
    const { container } = render(
      <>
        <Badge>48 min</Badge>
        <Badge kind="new">New</Badge>
        <Badge kind="live">Live</Badge>
      </>,
    );
    const looks = [...container.children].map((badge) => badge.className);
    expect(new Set(looks).size).toBe(3);
  });
});
