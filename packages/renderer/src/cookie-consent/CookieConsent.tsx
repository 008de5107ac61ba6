import { ConsentBar, type ConsentBarProps } from '@marquee/design-system';
import type { CookieConsent as Consent } from '@marquee/realm';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../site/use-site';
import { refusalSignal, storeChoice } from './choice';
import type { ConsentState } from './consent-state';
import { cookieSettings } from './settings';

export interface CookieConsentProps {
  consent: Consent;
  /** `unknown` until the viewer's country is known. */
  state: ConsentState | 'unknown';
  /** The viewer has opened the settings. */
  wanted: boolean;
}

/**
 * Asks the viewer before any analytics event is sent, and again when they open the settings. It is the
 * first element of the document, so that viewers of a keyboard or a screen reader come to it first,
 * and may skip it.
 */
export default function CookieConsent({ consent, state, wanted }: CookieConsentProps) {
  const { realm } = useSite();
  const place = usePlace(state === 'open' || wanted);
  if (!place || !(state === 'open' || wanted)) return null;
  const answer = (accepted: boolean) => {
    storeChoice(realm.id, { accepted, version: consent.version, at: new Date().toISOString() });
    cookieSettings.close();
  };
  return createPortal(
    <Question consent={consent} state={state} wanted={wanted} answer={answer} />,
    place,
  );
}

interface QuestionProps extends CookieConsentProps {
  answer: (accepted: boolean) => void;
}

function Question({ consent, state, wanted, answer }: QuestionProps) {
  const { t, text, realm, resolveTarget, basename } = useSite();
  const target = consent.policy && resolveTarget(consent.policy);
  const href = target && (target.kind === 'page' ? `${basename}${target.path}` : target.href);
  const signal = refusalSignal();
  const choices: ConsentBarProps['choices'] = signal
    ? []
    : [
        { label: text(consent.accept) || t('cookies.accept'), onSelect: () => answer(true) },
        { label: text(consent.refuse) || t('cookies.refuse'), onSelect: () => answer(false) },
      ];
  const close = { label: t('cookies.close'), onSelect: cookieSettings.close };
  const note = signal ? 'cookies.signal' : state === 'accepted' ? 'cookies.on' : 'cookies.off';
  return (
    <ConsentBar
      title={text(consent.title) || t('cookies.title')}
      text={text(consent.text) || t('cookies.text', { brand: realm.name })}
      {...(href ? { link: { label: t('cookies.policy'), href } } : {})}
      // A viewer who has not answered yet may leave the question open.
      choices={state === 'open' ? choices : [...choices, close]}
      {...(wanted ? { note: t(note), takesFocus: true } : { announcement: t('cookies.asked') })}
    />
  );
}

/** Makes an element before the page, and removes it with the question. */
function usePlace(needed: boolean): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    if (!needed) return;
    const element = document.createElement('div');
    document.body.prepend(element);
    setPlace(element);
    return () => {
      element.remove();
      setPlace(undefined);
    };
  }, [needed]);
  return place;
}
