import { Stack } from '@marquee/design-system';
import { type Site, SiteProvider } from '@marquee/renderer';
import { type FailedCall, FailureMessage, failureOf } from '@marquee/renderer/failures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOGIN_ERRORS } from '../rules/login-errors';
import { workshopSite } from '../testing/workshop-site';

const meta = { title: 'Identity/Sign-in message', component: FailureMessage } satisfies Meta<
  typeof FailureMessage
>;

export default meta;

const requestId = '01JD3V9';
const calls: FailedCall[] = [
  { code: 'FAILED_AUTHENTICATION', requestId },
  { code: 'EMPTY_INPUTS' },
  { code: 'VIEWER_BLOCKED', requestId },
  { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 42 },
  { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 840 },
  { code: 'OFFLINE' },
  { code: 'TIMEOUT' },
  { code: 'MALFORMED', requestId },
  { code: 'INTERNAL_ERROR', requestId },
  { code: 'OUTSIDE_REGION', requestId },
  { code: 'SOMETHING_NEW', requestId },
];

interface Loaded {
  site: Site;
}

/** Every failure of the login form: its row, and what the table adds. */
export const EveryFailure: StoryObj = {
  loaders: [async ({ globals }) => ({ site: await workshopSite(globals) })],
  render: (_, { loaded }) => {
    const { site } = loaded as Loaded;
    return (
      <SiteProvider site={site}>
        <Stack gap={13}>
          {calls.map((call) => (
            <FailureMessage
              key={`${call.code} ${call.retryAfterSeconds}`}
              failure={failureOf(LOGIN_ERRORS, call, site.hasLabel)}
            />
          ))}
        </Stack>
      </SiteProvider>
    );
  },
};
