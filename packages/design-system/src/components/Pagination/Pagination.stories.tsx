import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type NavigationTexts, navigationTexts } from '../../samples/navigation-texts';
import { LinkProvider } from '../LinkProvider';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pageCount: 12,
    label: '',
    locale: 'en-GB',
    previousLabel: '',
    nextLabel: '',
    href: (page) => `#page-${page}`,
    pageLabel: String,
    placeLabel: String,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = (t: NavigationTexts) => ({
  label: t.pages,
  previousLabel: t.newer,
  nextLabel: t.older,
  pageLabel: t.page,
  placeLabel: t.pageOf,
  locale: t.locale,
});

/** Here the links change the page in place, as a router would. */
function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <LinkProvider
      component={({ href, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            setPage(Number(href.split('-')[1]));
          }}
        />
      )}
    >
      <Pagination {...props} page={page} />
    </LinkProvider>
  );
}

export const Middle: Story = {
  render: (args, { globals }) => <Turning {...args} {...words(navigationTexts(globals))} />,
  play: async ({ canvasElement, globals }) => {
    const t = navigationTexts(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: t.older }));
    const now = canvas.queryByRole('link', { current: 'page' });
    // phones show the place instead of the numbers
    if (now) await expect(now).toHaveAccessibleName(t.page(6));
    else await expect(canvas.getByText(t.pageOf(6, 12))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: t.newer }));
  },
};

export const First: Story = {
  args: { page: 1 },
  render: (args, { globals }) => <Turning {...args} {...words(navigationTexts(globals))} />,
};

export const Last: Story = {
  args: { page: 12 },
  render: (args, { globals }) => <Turning {...args} {...words(navigationTexts(globals))} />,
};

export const Few: Story = {
  args: { page: 2, pageCount: 3 },
  render: (args, { globals }) => <Turning {...args} {...words(navigationTexts(globals))} />,
};

export const Thousands: Story = {
  args: { page: 1200, pageCount: 2400, around: 2 },
  render: (args, { globals }) => <Turning {...args} {...words(navigationTexts(globals))} />,
};
