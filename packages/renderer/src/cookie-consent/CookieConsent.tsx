import { ConsentBar, type ConsentBarProps } from '@marquee/design-system';
import type { CookieConsent as Consent } from '@marquee/realm';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../site/use-site';
import { keepChoice, refusalSignal } from './choice';
import { cookieSettings } from './settings';
import type { Standing } from './standing';

export interface CookieConsentProps {
  consent: Consent;
  /** `unknown` until it is known where the viewer is. */
  standing: Standing | 'unknown';
  /** By the viewer, who came for it. */
  wanted: boolean;
}

/**
 * Asks before anybody is told anything, and again whenever the viewer wants to change their mind. It stands first in the document, so
 * that whoever goes by keys or by ear meets it first, and may pass it by.
 */
export default function CookieConsent({ consent, standing, wanted }: CookieConsentProps) {
  const { realm } = useSite();
  const place = usePlace(standing === 'open' || wanted);
  if (!place || !(standing === 'open' || wanted)) return null;
  const answer = (accepted: boolean) => {
    keepChoice(realm.id, { accepted, version: consent.version, at: new Date().toISOString() });
    cookieSettings.close();
  };
  return createPortal(
    <Question consent={consent} standing={standing} wanted={wanted} answer={answer} />,
    place,
  );
}

interface QuestionProps extends CookieConsentProps {
  answer: (accepted: boolean) => void;
}

function Question({ consent, standing, wanted, answer }: QuestionProps) {
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
  const note = signal ? 'cookies.signal' : standing === 'accepted' ? 'cookies.on' : 'cookies.off';
  return (
    <ConsentBar
      title={text(consent.title) || t('cookies.title')}
      text={text(consent.text) || t('cookies.text', { brand: realm.name })}
      {...(href ? { link: { label: t('cookies.policy'), href } } : {})}
      // Whoever has not answered yet can leave the question where it is.
      choices={standing === 'open' ? choices : [...choices, close]}
      {...(wanted ? { note: t(note), takesFocus: true } : { announcement: t('cookies.asked') })}
    />
  );
}

/** An element before the page. */
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
