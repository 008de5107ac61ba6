import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { overlayTexts } from '../../samples/overlays-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { Card } from '../Card';
import { Grid } from '../Grid';
import { Heading } from '../Heading';
import { SearchIcon } from '../Icon';
import { Stack } from '../Layout';
import { Loader } from '../Loader';
import { EmptyState } from '../StateMessage';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { FullScreenOverlay } from './FullScreenOverlay';

const meta = {
  title: 'Overlays/FullScreenOverlay',
  component: FullScreenOverlay,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof FullScreenOverlay>;

export default meta;
type Story = StoryObj;
type Globals = Record<string, unknown>;

function Search({
  globals,
  query,
  busy,
  children,
}: {
  globals: Globals;
  /** The text of the search field. */
  query?: string;
  busy?: boolean;
  children?: ReactNode;
}) {
  const o = overlayTexts(globals);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="quiet" startIcon={<SearchIcon />} onClick={() => setOpen(true)}>
        {o.search}
      </Button>
      <FullScreenOverlay
        open={open}
        onClose={() => setOpen(false)}
        label={o.search}
        closeLabel={o.closeSearch}
        busy={busy}
        header={
          <TextField
            label={o.search}
            labelHidden
            placeholder={o.searchFor}
            type="search"
            defaultValue={query}
          />
        }
      >
        {children}
      </FullScreenOverlay>
    </>
  );
}

/** Without a query: earlier searches, and nothing that looks like a result. */
export const WithoutQuery: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Search globals={globals}>
        <Stack gap={34}>
          <EmptyState title={o.beforeSearch} text={o.beforeSearchText} icon={<SearchIcon />} />
          <Stack gap={13}>
            <Heading level={3} size={2}>
              {o.searchedBefore}
            </Heading>
            <Stack direction="row">
              {sampleTexts(globals)
                .titles.slice(0, 3)
                .map((title) => (
                  <Button key={title} variant="quiet" size="small">
                    {title}
                  </Button>
                ))}
            </Stack>
          </Stack>
        </Stack>
      </Search>
    );
  },
};

/** The field has the focus; the arrow closes, and the focus returns. */
export const Results: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <Search globals={globals} query={overlayTexts(globals).query}>
        <Stack gap={21}>
          <Text tone="muted" size="small">
            {overlayTexts(globals).results}
          </Text>
          <Grid shape="landscape">
            {t.titles.slice(0, 8).map((title, at) => (
              <Card
                key={title}
                href={`#${at}`}
                title={title}
                shape="landscape"
                image={samplePicture(globals, at, 'landscape')}
              />
            ))}
          </Grid>
        </Stack>
      </Search>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const o = overlayTexts(globals);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('searchbox', { name: o.search })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: o.closeSearch })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: o.search }));
    await expect(await canvas.findByRole('searchbox', { name: o.search })).toHaveFocus();
  },
};

export const NothingFound: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <Search globals={globals} query={o.wrongQuery}>
        <EmptyState title={o.noMatches} text={o.noMatchesText} icon={<SearchIcon />} />
      </Search>
    );
  },
};

export const Searching: Story = {
  render: (_, { globals }) => (
    <Search globals={globals} query={overlayTexts(globals).query} busy>
      <Loader label={sampleTexts(globals).loading} />
    </Search>
  ),
};
