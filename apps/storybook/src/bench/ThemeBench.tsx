import type { AssetFile } from '@marquee/realm';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Globals } from '../brands/specimens';
import { realmOf } from '../workshop/apply-realm';
import '../guide/blocks/guide.css';
import './bench.css';
import { Files } from './Files';
import { InputField } from './InputField';
import { type DroppedFace, type DroppedLogo, isKind, LOOK, lookOf, READY } from './look';
import { CopyButton, Findings, Tokens } from './Outcome';
import { type Changes, changedInputs, realmJson, soundChanges, valueIn } from './rules/changes';
import { benchFindings } from './rules/findings';
import { BENCH_INPUTS } from './rules/inputs';
import { benchAddress } from './rules/link';
import { useKeptFocus } from './use-kept-focus';

export interface ThemeBenchProps {
  /** The changes, by the names of the inputs; unsound ones are ignored. */
  given: Readonly<Record<string, unknown>>;
  /** Called with all changes. */
  onChange: (changes: Changes) => void;
  /** The toolbar's choices. */
  globals: Globals;
}

const GROUPS = [
  {
    title: 'Scheme and colours',
    has: (path: readonly string[]) =>
      /^(scheme|accent|neutral|surface|accentAlt)$/.test(path[0] ?? ''),
  },
  { title: 'In light pages', has: (path: readonly string[]) => path[0] === 'light' },
  { title: 'In dark pages', has: (path: readonly string[]) => path[0] === 'dark' },
  {
    title: 'Type',
    has: (path: readonly string[]) => path[0] === 'fonts' || path[0] === 'displayCase',
  },
  {
    title: 'Shape, motion, pictures',
    has: (path: readonly string[]) =>
      /^(corners|density|motion|image|ornament)$/.test(path[0] ?? ''),
  },
];

const KEPT = ['brand', 'scheme', 'language', 'direction', 'text', 'size', 'wish'];

/** Every input of a realm's theme to try, with the whole brand sheet beside it. */
export function ThemeBench({ given, onChange, globals }: ThemeBenchProps) {
  const realm = realmOf(globals.brand);
  const changes = useMemo(() => soundChanges(given, realm.inputs), [given, realm]);
  const inputs = useMemo(() => changedInputs(realm.inputs, changes), [realm, changes]);
  const [logo, setLogo] = useState<{ asset: AssetFile; logo: DroppedLogo }>();
  const [faces, setFaces] = useState<readonly DroppedFace[]>([]);
  const look = useMemo(
    () => lookOf(realm, inputs, logo?.logo, faces),
    [realm, inputs, logo, faces],
  );
  const findings = useMemo(
    () =>
      benchFindings({
        inputs,
        languages: realm.languages,
        logo: logo && { path: logo.logo.path, asset: logo.asset },
      }),
    [inputs, realm, logo],
  );
  const frame = useLook(look);
  useKeptFocus(frame);
  const chosen = KEPT.filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
  const json = realmJson(changes, logo?.logo.path);
  const address = benchAddress(new URL('./', location.href).href, {
    story: 'brands-theme-bench--bench',
    changes,
    globals: chosen,
  });
  const change = (name: string, value: string | undefined) => {
    const { [name]: _before, ...others } = changes;
    onChange(soundChanges({ ...others, [name]: value }, realm.inputs));
  };
  return (
    <main className="bench">
      <form
        className="bench-panel"
        lang="en"
        dir="ltr"
        onSubmit={(event) => event.preventDefault()}
      >
        <h1>Theme bench: {realm.name}</h1>
        <div className="bench-row">
          <button
            type="button"
            className="guide-button"
            onClick={() => {
              onChange({});
              setLogo(undefined);
              setFaces([]);
            }}
          >
            Reset
          </button>
          <CopyButton label="Copy link" text={address} />
        </div>
        {GROUPS.map(({ title, has }) => (
          <fieldset key={title} className="bench-part">
            <legend>{title}</legend>
            {BENCH_INPUTS.filter(({ path }) => has(path)).map((input) => (
              <InputField
                key={`${realm.id} ${input.name}`}
                input={input}
                value={valueIn(inputs, input)}
                changed={changes[input.name] !== undefined}
                onChange={(value) => change(input.name, value)}
              />
            ))}
          </fieldset>
        ))}
        <Files logo={logo?.logo} faces={faces} onLogo={setLogo} onFaces={setFaces} />
        <Findings findings={findings} />
        <section className="bench-part" aria-label="realm.json">
          <h2>realm.json</h2>
          {/* the keyboard has to reach a text that scrolls */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
          <pre tabIndex={0}>{json}</pre>
          <div className="bench-row">
            <CopyButton label="Copy as realm.json" text={json} />
          </div>
        </section>
        <Tokens realm={realm.id} inputs={inputs} />
      </form>
      <iframe
        key={chosen}
        ref={frame}
        className="bench-sheet"
        title={`Brand sheet of ${realm.name}`}
        src={`iframe.html?viewMode=story&embed=true&id=brands-theme-bench--sheet&globals=a11y.manual:!true;${chosen}`}
      />
    </main>
  );
}

/**
 * Sends the inputs to the sheet in its frame: when the frame has loaded, and whenever they change.
 */
function useLook(look: ReturnType<typeof lookOf>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const last = useRef(look);
  useEffect(() => {
    last.current = look;
    frame.current?.contentWindow?.postMessage({ kind: LOOK, look }, location.origin);
  }, [look]);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      const own = frame.current?.contentWindow;
      if (origin !== location.origin || source !== own || !isKind(data, READY)) return;
      own?.postMessage({ kind: LOOK, look: last.current }, location.origin);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return frame;
}
