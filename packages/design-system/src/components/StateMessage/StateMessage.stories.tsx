import type { Meta, StoryObj } from '@storybook/react-vite';
import { overlayTexts } from '../../samples/overlays-texts';
import { samplePicture } from '../../samples/pictures';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { BellIcon, CalendarIcon, ClockIcon, LockIcon, SearchIcon, WifiOffIcon } from '../Icon';
import { ResponsiveImage } from '../ResponsiveImage';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Feedback/States',
  component: ErrorState,
  subcomponents: { EmptyState },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj;

export const Empty: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <EmptyState
        title={t.emptyTitle}
        text={t.emptyText}
        icon={<CalendarIcon />}
        actions={<Button href="#schedule">{t.nav[2]}</Button>}
      />
    );
  },
};

export const NothingFound: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <EmptyState
        title={o.noMatches}
        text={o.noMatchesText}
        icon={<SearchIcon />}
        actions={<Button variant="secondary">{o.clear}</Button>}
      />
    );
  },
};

export const NotEntitled: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <EmptyState
        scope="page"
        headingLevel={1}
        title={o.notEntitled}
        text={o.notEntitledText}
        icon={<LockIcon />}
        actions={
          <>
            <Button>{o.seePlans}</Button>
            <Button variant="quiet">{sampleTexts(globals).signIn}</Button>
          </>
        }
      />
    );
  },
};

export const Upcoming: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <EmptyState
        scope="page"
        headingLevel={1}
        title={o.upcoming}
        text={o.upcomingText}
        picture={
          <ResponsiveImage
            shape="landscape"
            image={samplePicture(globals, 0, 'landscape')}
            sizes="440px"
          />
        }
        icon={<ClockIcon />}
        actions={<Button startIcon={<BellIcon />}>{o.remind}</Button>}
      />
    );
  },
};

export const Failed: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <ErrorState
        scope="page"
        headingLevel={1}
        title={t.errorTitle}
        text={t.errorText}
        requestId="01JD9S2A7Q"
        requestIdLabel={t.request}
        actions={
          <>
            <Button>{t.retry}</Button>
            <Button variant="quiet" href="#home">
              {t.home}
            </Button>
          </>
        }
      />
    );
  },
};

export const FailedInASection: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <ErrorState
        title={t.errorTitle}
        requestId="01JD9S2A7Q"
        requestIdLabel={t.request}
        actions={<Button variant="secondary">{t.retry}</Button>}
      />
    );
  },
};

export const Offline: Story = {
  render: (_, { globals }) => {
    const o = overlayTexts(globals);
    return (
      <ErrorState
        title={o.offlineTitle}
        text={o.offlineText}
        icon={<WifiOffIcon />}
        actions={
          <>
            <Button>{o.downloads}</Button>
            <Button variant="quiet">{sampleTexts(globals).retry}</Button>
          </>
        }
      />
    );
  },
};
