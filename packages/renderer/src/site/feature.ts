import type { FeatureSwitch, Realm, RouteName, Section } from '@marquee/realm';
import type { ComponentType } from 'react';
import type { HeadData } from '../head/head-data';
import type { LabelLoaders } from '../labels/label-loaders';
import type { SecretPlace } from '../routes/concealed';
import type { Audience, RoutePaths } from '../routes/route-table';
import type { SectionEntry } from '../sections/section-entry';
import type { SlotEntries } from '../slots/slot-entry';
import type { PageSlotName } from '../slots/slot-table';
import type { PagePart } from './page-part';
import type { LoaderContext, Site } from './site';

/** What a page's file exports. `Data` is the shape that its loader answers. */
export interface PageModule<Data = unknown> {
  Page: ComponentType;
  /**
   * First data of the page, asked for as a guest on the server and as the viewer in the browser. Data with something under
   * `incomplete` make a page that no cache may keep.
   */
  loader?(context: LoaderContext): Promise<Data>;
  /** Title, description and the rest; `data` is undefined while it is loading or has failed. */
  head?(site: Site, data: Data | undefined): HeadData;
  /** What stands above and below the page, usually `siteChrome`; a page without it stands alone. */
  chrome?: Chrome;
  /** Written by the bundler on the server: which file this is, so that its code can be asked for early. */
  moduleId?: string;
  /**
   * Its address may have a secret there, which is taken out before anything loads (`takeConcealed` gives it): neither
   * caches, logs nor other sites learn it.
   */
  conceals?: SecretPlace;
  /**
   * Query parameters that its loader reads. On the server a page is made, and kept, for each of their values and for nothing
   * else that stands in a query; components read what they need of it with `useQuery`, once the page is alive.
   */
  query?: readonly string[];
  /** What the realm adds to the page: code that the page cannot do without, with its words. */
  parts?: readonly PagePart[];
  /** Slots that the page offers and whose contributions are part of it. */
  slots?: readonly PageSlotName[];
  /** Types of the sections that the page may show in a realm: their code and labels are part of it. */
  sections?: (realm: Realm) => readonly Section['type'][];
}

/** Header and footer of a page. */
export interface Chrome {
  Header: ComponentType;
  Footer: ComponentType;
  /** Slots that they offer and whose contributions are part of the page. */
  slots?: readonly PageSlotName[];
}

type LoadPage = (realm: Realm) => Promise<PageModule>;

/** A page for a route of the product's route table. */
export interface TableRoute {
  name: RouteName;
  load: LoadPage;
  /** For what the realm's switches cannot say, such as "only with this provider". */
  enabled?: (realm: Realm) => boolean;
}

/** A page that the route table does not know: it brings its own paths. */
export interface OwnRoute {
  name: string;
  paths: RoutePaths;
  audience: Audience;
  feature?: FeatureSwitch;
  load: LoadPage;
  enabled?: (realm: Realm) => boolean;
}

export type RouteEntry = TableRoute | OwnRoute;

/**
 * A feature of the site: the routes that it has pages for, its contributions to other features' slots, the types of sections
 * that it handles, and its labels. No feature imports another.
 */
export interface FeatureManifest {
  name: string;
  routes: readonly RouteEntry[];
  slots?: SlotEntries;
  sections?: readonly SectionEntry[];
  labels: LabelLoaders;
}

/** Declares a feature. That no route is provided twice is seen when the routes are put together (`describeRoutes`). */
export function defineFeature(manifest: FeatureManifest): FeatureManifest {
  return manifest;
}
