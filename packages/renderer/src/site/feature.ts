import type { FeatureSwitch, Realm, RouteName, Section } from '@marquee/realm';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { HeadData } from '../head/head-data';
import type { LabelLoaders } from '../labels/label-loaders';
import type { SecretPlace } from '../routes/concealed';
import type { Audience, RoutePaths } from '../routes/route-table';
import type { SectionEntry } from '../sections/section-entry';
import type { SlotEntries } from '../slots/slot-entry';
import type { PageSlotName } from '../slots/slot-table';
import type { PagePart } from './page-part';
import type { LoaderContext, Site } from './site';

/** The exports of a page's file. `Data` is what its loader resolves to. */
export interface PageModule<Data = unknown> {
  Page: ComponentType;
  /**
   * Loads the first data of the page, as a guest on the server and as the viewer in the browser.
   * Data with a value under `incomplete` make a page that no cache may store.
   */
  loader?(context: LoaderContext): Promise<Data>;
  /**
   * Title, description and the rest; `data` is undefined while it is loading or has failed. A head that is more than words loads
   * its code itself: the first page comes with its head written.
   */
  head?(site: Site, data: Data | undefined): HeadData | Promise<HeadData>;
  /** Header and footer, usually `siteChrome`; a page without them fills the window alone. */
  chrome?: Chrome;
  /** The page's file, written by the bundler on the server: the HTML asks for its code early. */
  moduleId?: string;
  /**
   * Where the page's address may hold a secret. It is taken out before anything loads, so that no
   * cache, log or other site learns it; the page gets it from `takeConcealed`.
   */
  conceals?: SecretPlace;
  /**
   * Query parameters that its loader reads. The server renders and stores a page for each of their
   * values, and ignores the rest of the query; components read that with `useQuery` after hydration.
   */
  query?: readonly string[];
  /**
   * Loads the part that only this address of the page shows (`latePart`), before the server renders
   * it and before the browser makes it live. Never rejects.
   */
  ready?(route: { name: string; params: Params }): Promise<{ moduleId?: string } | undefined>;
  /**
   * The page may use sources of other companies that no other page may: it comes with a policy of its own. A page keeps the policy that
   * it was loaded with, so a viewer comes to such a page by a new document, also from a link of the site.
   */
  policy?: 'payment';
  /** Further files that the page needs in this realm, with their labels. */
  parts?: readonly PagePart[];
  /** Slots that the page offers; their contributions are loaded with it. */
  slots?: readonly PageSlotName[];
  /** Types of the sections that the page may show in a realm; their code and labels are loaded with it. */
  sections?: (realm: Realm) => readonly Section['type'][];
}

/** Header and footer of a page. */
export interface Chrome {
  Header: ComponentType;
  Footer: ComponentType;
  /** Slots that they offer; their contributions are loaded with the page. */
  slots?: readonly PageSlotName[];
}

type LoadPage = (realm: Realm) => Promise<PageModule>;

/** A page for a route of the product's route table. */
export interface TableRoute {
  name: RouteName;
  load: LoadPage;
  /** A condition that the realm's switches cannot express, such as "only with this provider". */
  enabled?: (realm: Realm) => boolean;
}

/** A page of a route that is not in the route table: it has its own paths. */
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
 * A feature of the site: the routes that it has pages for, its contributions to other features'
 * slots, the types of sections that it handles, and its labels. No feature imports another.
 */
export interface FeatureManifest {
  name: string;
  routes: readonly RouteEntry[];
  slots?: SlotEntries;
  sections?: readonly SectionEntry[];
  labels: LabelLoaders;
}

/** Declares a feature. `describeRoutes` checks that no two features have a page for the same route. */
export function defineFeature(manifest: FeatureManifest): FeatureManifest {
  return manifest;
}
