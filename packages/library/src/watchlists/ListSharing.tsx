import {
  Button,
  Dialog,
  ShareButton,
  ShareIcon,
  Stack,
  Text,
  TextField,
} from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { useState } from 'react';
import { sharedAddress } from './list-path';
import type { ListActions } from './use-list-actions';
import type { ListSummary } from './watchlist';

/** Shares a list by a link, gives the link to copy, and ends it. */
export function ListSharing({ list, actions }: { list: ListSummary; actions: ListActions }) {
  const site = useSite();
  const { t } = site;
  const [isOpen, setOpen] = useState(false);
  const { name, shareablePath } = list;
  const address = shareablePath && sharedAddress(site, shareablePath, location.origin);
  return (
    <>
      <Button variant="secondary" startIcon={<ShareIcon />} onClick={() => setOpen(true)}>
        {t('lists.share')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('lists.share.title', { name })}
        description={t(address ? 'lists.share.on' : 'lists.share.off')}
        closeLabel={t('lists.close')}
        busy={actions.busy}
        actions={
          address ? (
            <>
              <Button
                variant="quiet"
                loading={actions.busy}
                onClick={() => void actions.share(false)}
              >
                {t('lists.share.end')}
              </Button>
              <ShareButton
                title={name}
                url={address}
                label={t('lists.share.copy')}
                copiedLabel={t('lists.share.copied')}
                failedLabel={t('lists.share.failed')}
                variant="primary"
              />
            </>
          ) : (
            <Button loading={actions.busy} onClick={() => void actions.share(true)}>
              {t('lists.share.begin')}
            </Button>
          )
        }
      >
        {address && (
          <Stack gap={8}>
            <TextField
              label={t('lists.share.link')}
              value={address}
              readOnly
              dir="ltr"
              onFocus={(event) => event.currentTarget.select()}
            />
            <Text tone="muted" size="small">
              {t('lists.share.note')}
            </Text>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
