import { Stack } from '@marquee/design-system';
import { type Site, SiteProvider } from '@marquee/renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CATALOGUE } from '../rules/error-catalogue';
import { type FailedAnswer, loginFailure } from '../rules/login-failure';
import { workshopSite } from '../testing/workshop-site';
import { SignInMessage } from './SignInMessage';

const meta = { title: 'Identity/Sign-in message', component: SignInMessage } satisfies Meta<
  typeof SignInMessage
>;

export default meta;

const requestId = '01JD3V9';
const answers: FailedAnswer[] = [
  { code: 'FAILED_AUTHENTICATION', messages: [], requestId },
  { code: 'EMPTY_INPUTS', messages: [] },
  { code: 'VIEWER_BLOCKED', messages: [], requestId },
  { code: 'TOO_MANY_REQUESTS', messages: [], retryAfterSeconds: 42 },
  { code: 'TOO_MANY_REQUESTS', messages: [], retryAfterSeconds: 840 },
  { code: 'OFFLINE', messages: [] },
  { code: 'TIMEOUT', messages: [] },
  { code: 'MALFORMED', messages: [], requestId },
  { code: 'INTERNAL_ERROR', messages: [], requestId },
  { code: 'OUTSIDE_REGION', messages: [], requestId },
  { code: 'SOMETHING_NEW', messages: [], requestId },
];

interface Loaded {
  site: Site;
}

/** The whole row of the error catalogue. */
export const EveryFailure: StoryObj = {
  loaders: [async ({ globals }) => ({ site: await workshopSite(globals) })],
  render: (_, { loaded }) => {
    const { site } = loaded as Loaded;
    return (
      <SiteProvider site={site}>
        <Stack gap={13}>
          {answers.map((answer) => (
            <SignInMessage
              key={`${answer.code} ${answer.retryAfterSeconds}`}
              failure={loginFailure(ERROR_CATALOGUE.login, answer, site.hasLabel)}
            />
          ))}
        </Stack>
      </SiteProvider>
    );
  },
};
