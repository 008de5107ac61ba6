import { Heading } from '@marquee/design-system';
import { samplePicture } from '@marquee/design-system/samples/pictures';
import type { ReactNode } from 'react';
import { realmOf, realmThemeOf } from '../workshop/apply-realm';
import './brand-sheet.css';
import { StoryFrame } from './StoryFrame';
import { Swatches } from './Swatches';
import { sheetLogo } from './sheet-logo';
import { type Globals, SPECIMENS, type SpecimenName } from './specimens';

const LOGO_GROUNDS = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];

/** A part of the sheet. `bleed` gives it the sheet's full width. */
function Part({ title, bleed, children }: { title: string; bleed?: boolean; children: ReactNode }) {
  return (
    <section className="sheet-part" data-bleed={bleed} aria-label={title}>
      <p className="sheet-caption" lang="en" dir="ltr">
        {title}
      </p>
      {children}
    </section>
  );
}

function Masthead({ globals }: { globals: Globals }) {
  const realm = realmOf(globals.brand);
  const { inputs } = realmThemeOf(realm, globals.scheme);
  const facts = [
    ['Scheme', inputs.scheme],
    ['Accent', inputs.accent],
    ['Type', `${inputs.fonts.display} with ${inputs.fonts.text}`],
    ['Corners', inputs.corners],
    ['Density', inputs.density],
    ['Motion', inputs.motion],
    ['Picture', inputs.image],
    ['Ornament', inputs.ornament],
  ];
  // biome-ignore lint/a11y/useAltText: the logo's props have its alternative text
  const logo = <img {...sheetLogo(globals)} />;
  return (
    <header className="sheet-masthead">
      <div className="sheet-name" lang="en" dir="ltr">
        <Heading level={1} size={5}>
          {realm.fullName}
        </Heading>
        <dl className="sheet-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="sheet-logos">
        {LOGO_GROUNDS.map((ground) => (
          <div key={ground} style={{ background: `var(--${ground})` }}>
            {logo}
          </div>
        ))}
        <div className="sheet-logo-art">
          <img src={samplePicture(globals, 9, 'landscape').url} alt="" />
          <span data-ui="plate">{logo}</span>
        </div>
      </div>
    </header>
  );
}

/** All important parts of one realm at a glance, for a design review. */
export function BrandSheet({ globals }: { globals: Globals }) {
  const part = (name: SpecimenName) => {
    const { title, wide, draw } = SPECIMENS[name];
    return (
      <Part title={title} bleed={wide}>
        {draw(globals)}
      </Part>
    );
  };
  return (
    <main className="sheet">
      {part('navbar')}
      <Masthead globals={globals} />
      {part('hero')}
      <Part title="Colours, with the contrast they reach">
        <Swatches globals={globals} />
      </Part>
      <div className="sheet-columns">
        {part('headings')}
        {part('texts')}
      </div>
      <div className="sheet-columns">
        {part('buttons')}
        <div className="sheet-stacked">
          {part('links')}
          {part('badges')}
        </div>
      </div>
      {part('rail')}
      {part('cards')}
      <div className="sheet-columns">
        {part('fields')}
        <div className="sheet-stacked">
          {part('signIn')}
          {part('choices')}
        </div>
      </div>
      <div className="sheet-columns">
        {part('plans')}
        <div className="sheet-stacked">
          {part('inlineMessages')}
          <Part title="Dialog">
            <StoryFrame story="overlays-dialog--plain" globals={globals} title="Dialog" />
          </Part>
        </div>
      </div>
      {part('banners')}
      <div className="sheet-columns">
        {part('empty')}
        {part('failed')}
      </div>
      {part('loading')}
      {part('footer')}
    </main>
  );
}
