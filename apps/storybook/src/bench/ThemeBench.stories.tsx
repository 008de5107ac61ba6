import { themeCss } from '@marquee/design-system/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { realmOf } from '../workshop/apply-realm';
import { BenchSheet } from './BenchSheet';
import { changedInputs } from './rules/changes';
import { BENCH_INPUTS } from './rules/inputs';
import { ThemeBench } from './ThemeBench';

type Args = Record<string, string | undefined>;

const meta = {
  title: 'Brands/Theme bench',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // the changes are in the address, so that a link shows the same
  argTypes: Object.fromEntries(
    BENCH_INPUTS.map(({ name, choices }) => [
      name,
      {
        type: { name: 'string' as const },
        control: choices ? ('select' as const) : ('color' as const),
        options: choices?.map(({ value }) => value),
      },
    ]),
  ),
} satisfies Meta<Args>;

export default meta;

const nothing: Args = Object.fromEntries(BENCH_INPUTS.map(({ name }) => [name, undefined]));

/**
 * Every input of a realm's theme, with the brand sheet made of it; the toolbar chooses the realm.
 */
export const Bench: StoryObj<Args> = {
  render: function Bench(_args, { globals }) {
    const [args, update] = useArgs<Args>();
    return (
      <ThemeBench
        given={args}
        globals={globals}
        onChange={(changes) => update({ ...nothing, ...changes })}
      />
    );
  },
};

/** A change shows at once in the sheet, the findings and the text for realm.json. */
export const Tried: StoryObj<Args> = {
  ...Bench,
  tags: ['!dev'],
  async play({ canvasElement }) {
    const panel = within(canvasElement);
    const accent = panel.getByLabelText('Accent colour', {
      selector: 'fieldset:first-of-type input:not([type=color])',
    });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#8a8a30');
    await userEvent.selectOptions(panel.getByLabelText('Corners'), 'pill');
    await waitFor(() => expect(panel.getByText(/"corners": "pill"/)).toHaveTextContent('#8a8a30'));
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => {
      const root = frame?.contentDocument?.documentElement;
      expect(root?.dataset.corners).toBe('pill');
      expect(root && getComputedStyle(root).getPropertyValue('--accent')).toBe('#8a8a30');
    });
    await userEvent.click(panel.getByRole('button', { name: 'Undo Corners' }));
    await waitFor(() => expect(panel.getByText(/#8a8a30"/)).not.toHaveTextContent('pill'));
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(panel.getByText('{}')).toBeVisible());
  },
};

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"><path d="M0 0h120v24H0z"/></svg>';
const HOSTILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/**
 * Files are shown in the sheet and checked; a file that is not a picture or not a font is refused
 * with the reason.
 */
export const WithFiles: StoryObj<Args> = {
  ...Bench,
  tags: ['!dev'],
  async play({ canvasElement }) {
    const panel = within(canvasElement);
    const frame = canvasElement.querySelector('iframe');
    const page = () => frame?.contentDocument;
    const logo = panel.getByLabelText('Logo');
    await userEvent.upload(logo, new File([HOSTILE], 'bad.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent(/bad\.svg .*script/));
    await userEvent.upload(logo, new File([MARK], 'my mark.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(panel.getByText(/"logo": "assets\/my-mark\.svg"/)).toBeVisible());
    await waitFor(() =>
      expect(page()?.querySelector('.sheet-logos img')?.getAttribute('src')).toMatch(/^data:/),
    );

    const face = panel.getByLabelText('Display face');
    await userEvent.upload(face, new File(['no font'], 'bad.woff2'));
    await waitFor(() =>
      expect(panel.getByRole('alert')).toHaveTextContent('bad.woff2 is not a font'),
    );
    const [served] = themeCss(
      changedInputs(realmOf('plain').inputs, { 'fonts-display': 'wide' }),
    ).fonts;
    const bytes = await (await fetch(`.${served?.publicPath}`)).arrayBuffer();
    await userEvent.upload(face, new File([bytes], 'mine.woff2'));
    await waitFor(() => {
      const heading = page()?.querySelector('.sheet h1');
      expect(heading && getComputedStyle(heading).fontFamily).toContain('Bench display mine woff2');
      expect(page()?.fonts.check('16px "Bench display mine woff2"')).toBe(true);
    });
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(panel.getByText('{}')).toBeVisible());
    await waitFor(() =>
      expect(page()?.querySelector('.sheet-logos img')?.getAttribute('src')).not.toMatch(/^data:/),
    );
  },
};

/** The sheet in the bench's frame. */
export const Sheet: StoryObj<Args> = {
  tags: ['!dev'],
  render: (_args, { globals }) => <BenchSheet globals={globals} />,
};
