import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTexts } from '../../samples/texts';
import { Button } from '../Button';
import { CalendarIcon, WifiOffIcon } from '../Icon';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

const meta = { title: 'Messages/States', component: ErrorState } satisfies Meta<typeof ErrorState>;

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

export const Offline: Story = {
  render: (_, { globals }) => {
    const t = sampleTexts(globals);
    return (
      <ErrorState title={t.offline} icon={<WifiOffIcon />} actions={<Button>{t.retry}</Button>} />
    );
  },
};
