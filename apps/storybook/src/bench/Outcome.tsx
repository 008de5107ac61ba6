import {
  TOKEN_FORMATS,
  type TokenFormat,
  tokenFiles,
  tokenSets,
  tokenText,
} from '@marquee/design-system/theme';
import type { Finding } from '@marquee/realm';
import type { BrandInputs } from '@marquee/theme';
import { useState } from 'react';

/** The findings of `marquee validate`, the worst first. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <section className="bench-part" aria-label="Findings">
      <h2>Findings</h2>
      <div role="status">
        {findings.length === 0 ? (
          <p>None. Every colour is used as it is given.</p>
        ) : (
          <ul className="bench-findings">
            {findings.map((finding) => (
              <li key={`${finding.rule} ${finding.pointer}`} data-severity={finding.severity}>
                <strong>
                  {finding.severity} <code>{finding.pointer}</code>
                </strong>
                <p>{finding.message}</p>
                {finding.suggestion && (
                  <p>
                    Did you mean <code>{finding.suggestion}</code>?
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** A text to copy. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState('');
  return (
    <>
      <button
        type="button"
        className="guide-button"
        onClick={async () => {
          const done = await navigator.clipboard.writeText(text).then(
            () => true,
            () => false,
          );
          setCopied(
            done ? 'Copied.' : 'The browser blocked the copy. Select the text and copy it.',
          );
        }}
      >
        {label}
      </button>
      <span role="status" className="bench-quiet">
        {copied}
      </span>
    </>
  );
}

const FORMAT_NAMES: Record<TokenFormat, string> = {
  dtcg: 'Design Tokens (DTCG)',
  figma: 'Figma variables',
  'figma-request': 'Figma REST request',
  css: 'CSS variables',
};

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The tokens of the present inputs, as `marquee tokens` would write them. */
export function Tokens({ realm, inputs }: { realm: string; inputs: BrandInputs }) {
  const [format, setFormat] = useState<TokenFormat>('dtcg');
  const sets = tokenSets(realm, inputs);
  return (
    <section className="bench-part" aria-label="Tokens">
      <h2>Tokens</h2>
      <div className="bench-row">
        <label className="bench-field">
          Form
          <select
            value={format}
            onChange={({ target }) =>
              setFormat(TOKEN_FORMATS.find((one) => one === target.value) ?? 'dtcg')
            }
          >
            {TOKEN_FORMATS.map((one) => (
              <option key={one} value={one}>
                {FORMAT_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <CopyButton label="Copy tokens" text={tokenText(sets, format)} />
        <button
          type="button"
          className="guide-button"
          onClick={() => {
            for (const { name, text } of tokenFiles(sets, format)) download(name, text);
          }}
        >
          Download tokens
        </button>
      </div>
    </section>
  );
}
