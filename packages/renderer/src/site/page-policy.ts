import type { PageModule } from './feature';

/** The root element's attribute with the policy that the document came with, where its page has one of its own. */
export const POLICY_ATTRIBUTE = 'data-policy';

/** Tells if the shown document came with the policy that a page needs. */
export const hasPolicyOf = ({ policy }: PageModule): boolean =>
  policy === undefined || document.documentElement.getAttribute(POLICY_ATTRIBUTE) === policy;
