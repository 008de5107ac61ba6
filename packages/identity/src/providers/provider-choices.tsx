import { invariant, type Site } from '@marquee/renderer';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { SignIn } from '../login/sign-in';
import type { ConfiguredProvider, SignInAnswer } from './provider';

export interface SignInOptionsProps {
  signIn: SignIn;
  /** The page opens accounts: it has only the providers that can. */
  signUp?: boolean;
}

export interface ProviderChoices {
  /** The realm's providers, in the order in which the login page offers them. */
  choices: readonly ConfiguredProvider[];
  /** The part of the login page for providers with pages of their own, in a realm that has any. */
  SignInOptions?: ComponentType<SignInOptionsProps>;
  /** The page that a viewer goes to first after signing in; for most there is none. */
  detour?: (answer: SignInAnswer, site: Site) => string | undefined;
}

const Choices = createContext<ProviderChoices | null>(null);

/** @throws {Error} on a page that was not loaded by `withProviders`. */
export function useProviders(): ProviderChoices {
  const choices = use(Choices);
  invariant(choices, 'Wrap the page’s `load` in `withProviders`: its providers are not loaded.');
  return choices;
}

export function ProviderChoicesProvider(props: { value: ProviderChoices; children: ReactNode }) {
  return <Choices value={props.value}>{props.children}</Choices>;
}
