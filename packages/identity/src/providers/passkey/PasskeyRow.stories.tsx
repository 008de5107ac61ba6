import { Container, Stack } from '@marquee/design-system';
import { type Site, SiteProvider } from '@marquee/renderer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { workshopSite } from '../../testing/workshop-site';
import { provider } from './index';
import { PasskeyRow } from './PasskeyRow';
import type { Passkey } from './use-passkeys';

const meta = { title: 'Identity/Passkey row' } satisfies Meta;

export default meta;

const passkey = (id: string, name: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  name,
  host: window.location.hostname,
  credentialId: id,
  createdAt: '2026-11-21T10:00:00Z',
  ...more,
});

const worked = async () => {};

/** A viewer's passkeys in the account: used, not used yet, and made at another of the brand's hosts. */
export const Rows: StoryObj = {
  loaders: [
    async ({ globals }) => {
      const site = await workshopSite(globals, {
        providers: [{ type: 'id' }, { type: 'passkey' }],
      });
      if (provider.labels)
        await site.ensureLabels({ name: 'identity/passkey', labels: provider.labels });
      return { site };
    },
  ],
  render: (_, { loaded }) => (
    <SiteProvider site={(loaded as { site: Site }).site}>
      <Container width="regular">
        <Stack as="ul" gap={3}>
          {[
            passkey('1', 'Chrome on Linux', { lastUsedAt: '2026-12-02T10:00:00Z' }),
            passkey('2', 'Safari on iPhone'),
            passkey('3', 'Kitchen', { host: 'tv.harbour.example' }),
          ].map((one) => (
            <PasskeyRow
              key={one.id}
              passkey={one}
              busy={false}
              onRename={worked}
              onRemove={worked}
            />
          ))}
        </Stack>
      </Container>
    </SiteProvider>
  ),
};
