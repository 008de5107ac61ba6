import { ConsentBar, type ConsentBarProps } from '@marquee/design-system';
import type { CookieConsent as Consent } from '@marquee/realm';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../site/use-site';
import { choiceOf, keepChoice, keptChoice, onChoice, refusalSignal } from './choice';
import { callerCountry } from './may-tell';
import { cookieSettings } from './settings';
import { type Standing, standingOf } from './standing';

/**
 * Asks before anybody is told anything, and again whenever the viewer wants to change their mind. It stands first in the document, so
 * that whoever goes by keys or by ear meets it first, and may pass it by.
 */
export default function CookieConsent({ consent }: { consent: Consent }) {
  const { realm } = useSite();
  const standing = useStanding(consent);
  const wanted = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.isOpen, () => false);
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

interface QuestionProps {
  consent: Consent;
  standing: Standing | 'unknown';
  /** By the viewer, who came for it. */
  wanted: boolean;
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

/** `unknown` until it is known where the viewer is, where that matters. */
function useStanding(consent: Consent): Standing | 'unknown' {
  const { realm } = useSite();
  const kept = useSyncExternalStore(
    onChoice,
    () => keptChoice(realm.id),
    () => null,
  );
  const facts = { choice: choiceOf(kept), signal: refusalSignal() };
  const before = standingOf(consent, facts);
  const country = useCountry(before === 'open' && consent.countries !== undefined);
  if (before !== 'open' || !consent.countries) return before;
  return country ? standingOf(consent, { ...facts, country: country.code }) : 'unknown';
}

function useCountry(matters: boolean): { code: string | undefined } | undefined {
  const { origin } = useSite();
  const [country, setCountry] = useState<{ code: string | undefined }>();
  useEffect(() => {
    if (!matters || country) return;
    let isCurrent = true;
    void callerCountry(origin).then((code) => isCurrent && setCountry({ code }));
    return () => {
      isCurrent = false;
    };
  }, [matters, country, origin]);
  return country;
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
