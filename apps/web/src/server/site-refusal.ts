/** Something that the person who starts or builds the site has to mend; the message says what and how. */
export class SiteRefusal extends Error {
  override name = 'SiteRefusal';
}
