import { Container, Heading, Stack, Text, TextLink } from '@marquee/design-system';
import { useQuery, useSite } from '@marquee/renderer';
import { FailureState, failureOf } from '@marquee/renderer/failures';
import { useOffers } from '../licences/use-offers';
import { LICENCES_WORDS } from '../rules/commerce-words';
import { allLicences, planGroups } from '../rules/plans';
import { wantedLicences } from '../rules/wanted-licences';
import { wayBack } from '../rules/way-back';
import { NothingToSell } from './NothingToSell';
import { Plans } from './Plans';
import { PlansLoading } from './PlansLoading';

/** What the brand sells, as a viewer compares it (2 §2). */
export function PurchasePage() {
  const site = useSite();
  const { t, realm, hasLabel, path } = site;
  const { page, isOwn, isPriced } = useOffers();
  const query = new URLSearchParams(useQuery());
  const wanted = wantedLicences(query.get('licences'));
  if (page.status === 'failed') {
    return (
      <FailureState
        title={t('commerce.couldntLoadLicences')}
        failure={failureOf(LICENCES_WORDS, page.failure, hasLabel)}
        retry={page.retry}
        retrying={page.retrying}
        retryingLabel={t('purchase.loading')}
      />
    );
  }
  const settings = realm.commerce ?? { offerFree: false, order: [] };
  const groups = page.status === 'done' ? planGroups(page.data, settings, wanted) : [];
  const from = wayBack(query.get('from'));
  const voucher = query.get('voucher') ?? undefined;
  const isFiltered = groups.some(({ plans }) =>
    plans.some((one) => wanted.includes(one.licence.id)),
  );
  return (
    <Container spaced>
      <Stack gap={34}>
        <Stack gap={8} as="header">
          <Heading level={1}>{t('purchase.title')}</Heading>
          <Text tone="muted" measure>
            {t('purchase.text', { brand: realm.name })}
          </Text>
        </Stack>
        {page.status === 'loading' && <PlansLoading />}
        {page.status === 'done' && groups.length === 0 && <NothingToSell />}
        {page.status === 'done' && groups.length > 0 && (
          <Plans
            groups={groups}
            all={allLicences(page.data)}
            asOf={page.data.asOf}
            isOwn={isOwn}
            isPriced={isPriced}
            chosenIds={wanted}
            from={from}
            voucher={voucher}
          />
        )}
        {isFiltered && (
          <TextLink href={path('purchase', {}, { query: { from, voucher } })}>
            {t('purchase.all')}
          </TextLink>
        )}
      </Stack>
    </Container>
  );
}
