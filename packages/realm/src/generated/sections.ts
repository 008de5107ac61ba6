// Generated from schemas/realm/sections by "npm run generate". Do not edit.
import type { FeaturesConfig } from './realm-config';

/** The keywords of a section type's schema. */
export interface SectionKind {
  /** The name of one section, such as "a rail". */
  readonly name: string;
  /** The feature without which no such section is shown. */
  readonly switch?: keyof FeaturesConfig;
  /** By key: the feature that each of its values needs. */
  readonly switches?: Readonly<Record<string, Readonly<Record<string, keyof FeaturesConfig>>>>;
  /** By key: the values of other keys without which the key has no effect. */
  readonly onlyWith?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keys with texts that are HTML. */
  readonly html?: readonly string[];
  /** The keys that identify the content, or words for it when there is only one; a page shows the same content once. */
  readonly shownOnce?: { readonly by?: readonly string[]; readonly as?: string };
}

export const SECTIONS: Readonly<Record<string, SectionKind>> = {
  "hero": {
    "name": "a hero",
    "shownOnce": {
      "by": [
        "source"
      ],
      "as": "the featured titles"
    }
  },
  "rail": {
    "name": "a rail",
    "switches": {
      "source": {
        "live": "live",
        "upcoming": "upcoming",
        "replays": "video",
        "videos": "video",
        "series": "series",
        "playlists": "playlists"
      }
    },
    "onlyWith": {
      "collection": {
        "source": "collection"
      }
    },
    "shownOnce": {
      "by": [
        "source",
        "collection"
      ]
    }
  },
  "grid": {
    "name": "a grid",
    "switches": {
      "source": {
        "live": "live",
        "upcoming": "upcoming",
        "replays": "video",
        "videos": "video",
        "series": "series",
        "playlists": "playlists"
      }
    },
    "onlyWith": {
      "collection": {
        "source": "collection"
      }
    },
    "shownOnce": {
      "by": [
        "source",
        "collection"
      ]
    }
  },
  "richText": {
    "name": "a rich text",
    "html": [
      "text"
    ]
  },
  "banner": {
    "name": "a banner"
  },
  "plugin": {
    "name": "a plugin",
    "switch": "plugins"
  },
  "continueWatching": {
    "name": "what the viewer goes on with",
    "switch": "history"
  }
};
