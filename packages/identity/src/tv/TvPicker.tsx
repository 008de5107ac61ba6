import {
  Button,
  Choice,
  ChoiceList,
  Divider,
  EmptyState,
  Heading,
  SearchField,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@marquee/design-system';
import { useQuery, useSite } from '@marquee/renderer';
import { useDeferredValue, useId, useState } from 'react';
import { useKeepFocus } from '../login/use-keep-focus';
import { useProviders } from '../providers/provider-choices';
import { findTvProviders, needsSearch } from '../rules/tv-providers';
import { TvUnlink } from './TvUnlink';
import type { TvSignIn } from './tv-state';
import type { PrimetimeFlow, TvLink } from './tv-steps';

interface TvPickerProps {
  signIn: TvSignIn;
  flow: PrimetimeFlow;
  link: TvLink;
}

/** Featured TV providers, a line, and the others (spec 1 §2). */
export function TvPicker({ signIn, flow: { providers }, link }: TvPickerProps) {
  const { t, realm } = useSite();
  const [term, setTerm] = useState('');
  const more = useId();
  const found = findTvProviders(providers, useDeferredValue(term));
  const { featured, nonFeatured } = found;
  const count = featured.length + nonFeatured.length;
  const own = [...providers.featured, ...providers.nonFeatured].find(({ id }) => id === link.mvpd);
  // The button that unlinked is gone, and had the focus.
  const place = useKeepFocus<HTMLDivElement>(String(link.linked));
  return (
    <div ref={place}>
      <Stack gap={21}>
        <Text>
          {link.linked
            ? t(own ? 'tv.textLinked' : 'tv.textProve', { provider: own?.name ?? '' })
            : t('tv.text', { brand: realm.name })}
        </Text>
        {own && (
          <Button size="large" fullWidth onClick={() => signIn.choose(own)}>
            {t('login.continueWith', { provider: own.name })}
          </Button>
        )}
        {needsSearch(providers) && (
          <search>
            <SearchField
              label={t('tv.search')}
              clearLabel={t('tv.clear')}
              onChange={({ currentTarget }) => setTerm(currentTarget.value)}
            />
            <VisuallyHidden>
              <span role="status">{term && count > 0 ? t('tv.found', { count }) : null}</span>
            </VisuallyHidden>
          </search>
        )}
        {featured.length > 0 && (
          <ChoiceList label={t('tv.featured')} look="tiles">
            {featured.map((one) => (
              <Choice
                key={one.id}
                look="tiles"
                wordmark
                {...one}
                onClick={() => signIn.choose(one)}
              />
            ))}
          </ChoiceList>
        )}
        {featured.length > 0 && nonFeatured.length > 0 && <Divider />}
        {nonFeatured.length > 0 && (
          <Stack gap={13}>
            <Heading level={2} size={1} id={more}>
              {t(providers.featured.length > 0 ? 'tv.more' : 'tv.all')}
            </Heading>
            <ChoiceList labelledBy={more}>
              {nonFeatured.map(({ id, name }) => (
                <Choice key={id} name={name} onClick={() => signIn.choose({ id, name })} />
              ))}
            </ChoiceList>
          </Stack>
        )}
        {count === 0 && (
          <div role="status">
            <EmptyState title={t('tv.noneTitle')} text={t('tv.noneText', { term })} />
          </div>
        )}
        {link.linked && link.canUnlink && !signIn.config.mandatory && <TvUnlink signIn={signIn} />}
        <WayOn signIn={signIn} link={link} />
      </Stack>
    </div>
  );
}

/** The way on without a TV provider: as the signed-in viewer, or to the other providers. */
function WayOn({ signIn, link }: Pick<TvPickerProps, 'signIn' | 'link'>) {
  const { t, path, defaultPath, session } = useSite();
  const search = useQuery();
  const { choices } = useProviders();
  if (session.state.status === 'viewer') {
    if (link.linked && signIn.config.mandatory) return null;
    return (
      <Button variant="quiet" fullWidth onClick={signIn.goOn}>
        {t('tv.notNow')}
      </Button>
    );
  }
  return choices.length > 1 ? (
    <TextLink href={`${path('login')}${search}`}>{t('tv.others')}</TextLink>
  ) : (
    <TextLink href={defaultPath}>{t('tv.home')}</TextLink>
  );
}
